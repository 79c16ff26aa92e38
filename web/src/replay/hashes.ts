/** SHA-256 and HMAC by the browser's Web Crypto; on pages to which it lends none (plain http), by our own. */
import * as own from "./sha256.ts";

const text = new TextEncoder();
// TypeScript takes it for granted; browsers do not.
const lent = globalThis.crypto?.subtle as SubtleCrypto | undefined;

/** SHA-256 of a text, as hexadecimal text. */
export async function sha256(message: string): Promise<string> {
  const raw = text.encode(message);
  const digest = lent ? new Uint8Array(await lent.digest("SHA-256", raw)) : own.sha256(raw);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** HMAC-SHA256 of texts by one key, which is hexadecimal. */
export async function hmac(key: string): Promise<(message: string) => Promise<Uint8Array>> {
  const raw = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (!lent) return async (message) => own.hmac(raw, text.encode(message));
  const secret = await lent.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await lent.sign("HMAC", secret, text.encode(message)));
}
