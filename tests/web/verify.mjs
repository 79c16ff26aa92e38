// Runs the browser's own check of the dice in Node: replays come in by stdin, a line of JSON each; verdicts go out.
// With the word `plain` as on a page by plain http, to which browsers lend no Web Crypto.
import { createInterface } from "node:readline";

if (process.argv[2] === "plain") Object.defineProperty(globalThis.crypto, "subtle", { value: undefined });
const { verify } = await import("../../web/src/replay/verify.ts");

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await verify(JSON.parse(line))));
}
