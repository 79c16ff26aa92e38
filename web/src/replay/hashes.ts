/** SHA-256 and HMAC by Web Crypto; on insecure pages (plain http), where it is not available, by our own code. */
import * as own from "./sha256.ts";

const text = new TextEncoder();
// TypeScript assumes that it exists; browsers do not guarantee it.
const lent = globalThis.crypto?.subtle as SubtleCrypto | undefined;

async function digestOf(raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return lent ? new Uint8Array(await lent.digest("SHA-256", raw)) : own.sha256(raw);
}

function hex(raw: Uint8Array): string {
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(message: string): Promise<string> {
  return hex(await digestOf(text.encode(message)));
}

/** The last link of a hash chain over some texts, in hexadecimal: see `src/kasimir/core/hash_chain.py`. */
export async function lastLink(first: string, texts: readonly string[]): Promise<string> {
  let link = await digestOf(text.encode(first));
  for (const [index, each] of texts.entries()) {
    const content = text.encode(each);
    const raw = new Uint8Array(link.length + 8 + content.length);
    raw.set(link);
    new DataView(raw.buffer).setBigUint64(link.length, BigInt(index + 1));
    raw.set(content, link.length + 8);
    link = await digestOf(raw);
  }
  return hex(link);
}

/** Canonical JSON: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => plainly(one, other));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}

/** Code-unit order, independent of the language. */
export function plainly(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** HMAC-SHA256 of texts with one key in hexadecimal. */
export async function hmac(key: string): Promise<(message: string) => Promise<Uint8Array>> {
  const raw = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (!lent) return async (message) => own.hmac(raw, text.encode(message));
  const secret = await lent.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await lent.sign("HMAC", secret, text.encode(message)));
}
