// Our own SHA-256 and HMAC in Node: a key and a message a line, hexadecimal, come in; both digests go out.
import { createInterface } from "node:readline";
import { hmac, sha256 } from "../../web/src/lib/sha256.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const [key, message] = line.split(" ").map((hex) => Buffer.from(hex, "hex"));
  console.log(`${Buffer.from(sha256(message)).toString("hex")} ${Buffer.from(hmac(key, message)).toString("hex")}`);
}
