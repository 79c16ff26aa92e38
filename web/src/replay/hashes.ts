/** SHA-256 and HMAC by Web Crypto; on insecure pages (plain http), where it is not available, by our own code. */
import * as own from "./sha256.ts";

const text = new TextEncoder();
// TypeScript assumes that it exists; browsers do not guarantee it.
const lent = globalThis.crypto?.subtle as SubtleCrypto | undefined;

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(message: string): Promise<string> {
  const raw = text.encode(message);
  const digest = lent ? new Uint8Array(await lent.digest("SHA-256", raw)) : own.sha256(raw);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** HMAC-SHA256 of texts with one key in hexadecimal. */
export async function hmac(key: string): Promise<(message: string) => Promise<Uint8Array>> {
  const raw = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (!lent) return async (message) => own.hmac(raw, text.encode(message));
  const secret = await lent.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await lent.sign("HMAC", secret, text.encode(message)));
}
