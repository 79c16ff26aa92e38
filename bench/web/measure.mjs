// Lighthouse on one page, with the mobile profile: `node measure.mjs URL CHROMIUM` prints what it found as JSON.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [url, chromePath] = process.argv.slice(2);
const chromeFlags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const chrome = await launch({ chromePath, chromeFlags });
try {
  const { lhr } = await lighthouse(url, { port: chrome.port, output: "json", onlyCategories: ["performance", "accessibility", "best-practices"] });
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  const refs = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs).filter(({ weight }) => weight > 0);
  const short = refs.map(({ id }) => lhr.audits[id]).filter(({ score }) => score !== null && score < 1);
  const faults = [...new Set(short.map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title)))];
  console.log(JSON.stringify({ scores, faults }));
} finally {
  chrome.kill();
}
