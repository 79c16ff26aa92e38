/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) without Web Crypto.
 *
 * Browsers offer Web Crypto only on secure pages. Phones on the local network use plain http, and verify dice too.
 */

const BLOCK = 64;
const WORDS = 16;
const ROUNDS = 64;
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
/** The first 32 bits of the fractional part. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const KEYS = primes.slice(0, ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Padding: a one bit, zeros and the length in bits. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(size);
  all.set(message);
  all[message.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(size - 8, BigInt(message.length) * 8n);
  return view;
}

/** The message schedule of a block. */
function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i += 1) {
    if (i < WORDS) {
      words[i] = view.getUint32(offset + 4 * i);
      continue;
    }
    const [near, far] = [words[i - 2]!, words[i - 15]!];
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + small + words[i - 7]! + large;
  }
  return words;
}

/** The compression function: the state after one more block. */
function compress(state: number[], words: Uint32Array): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i += 1) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + KEYS[i]! + words[i]!;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START;
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) state = compress(state, schedule(view, offset));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** For keys of at most a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (sign: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ sign);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  return Uint8Array.from([...one, ...other]);
}
