import { describe, expect, test, vi } from "vitest";
import * as own from "../src/replay/sha256";

const hex = (bytes: ArrayBuffer | Uint8Array) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
/** Bytes that are different in every place and for every length. */
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 167 + length * 13) % 256);
const KEY = bytes(32);

/** Of every length around the ends of blocks. */
const LENGTHS = [...Array.from({ length: 200 }, (_, length) => length), 1000, 5000];

test("our own SHA-256 is that of Web Crypto", async () => {
  for (const message of LENGTHS.map(bytes)) {
    expect(hex(own.sha256(message)), `${message.length} bytes`).toBe(hex(await crypto.subtle.digest("SHA-256", message)));
  }
});

test("our own HMAC is that of Web Crypto", async () => {
  const key = await crypto.subtle.importKey("raw", KEY, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const message of LENGTHS.map(bytes)) {
    expect(hex(own.hmac(KEY, message)), `${message.length} bytes`).toBe(hex(await crypto.subtle.sign("HMAC", key, message)));
  }
});

describe.each(["https", "plain http"])("on a page by %s", (page) => {
  async function hashes() {
    vi.resetModules();
    if (page !== "https") vi.stubGlobal("crypto", {}); // browsers lend Web Crypto only to safe pages
    return import("../src/replay/hashes");
  }

  test("the hash of a text", async () => {
    const { sha256 } = await hashes();
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"); // FIPS 180-2, B.1
    expect(await sha256("käse")).toBe(hex(own.sha256(new TextEncoder().encode("käse"))));
  });

  test("the code of a text by a hexadecimal key", async () => {
    const { hmac } = await hashes();
    const sign = await hmac("0b".repeat(20));
    const code = "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"; // RFC 4231, test case 1
    expect(hex(await sign("Hi There"))).toBe(code);
  });
});
