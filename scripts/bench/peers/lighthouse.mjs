// One page as Lighthouse sees it on a phone, written as JSON: node lighthouse.mjs PORT ADDRESS [COOKIE]. PORT is that on which a
// Chromium is debugged.
import lighthouse from "lighthouse";

const [port, address, cookie] = process.argv.slice(2);
const { lhr } = await lighthouse(address, {
  ...{ port: Number(port), output: "json", logLevel: "error", onlyCategories: ["performance"] },
  ...(cookie && { extraHeaders: { Cookie: cookie } }),
});
const figureOf = (audit) => lhr.audits[audit].numericValue;
const loaded = lhr.audits["network-requests"].details.items;
// What floats above a screen of somebody signed in is sent for once that stands (client/shell/useFirstScreen.tsx).
const stands = lhr.audits["user-timings"].details?.items.find(({ name }) => name === "levare-screen-stands");
const isOfScreen = ({ networkRequestTime }) => !stands || networkRequestTime < stands.startTime;
const sumOf = (type, isCounted = isOfScreen) => {
  const files = loaded.filter((each) => each.resourceType === type && isCounted(each));
  return { files: files.length, bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) };
};
process.stdout.write(
  JSON.stringify({
    machine: lhr.environment.benchmarkIndex,
    score: lhr.categories.performance.score * 100,
    lcp: figureOf("largest-contentful-paint"),
    cls: figureOf("cumulative-layout-shift"),
    scriptKb: sumOf("Script").bytes / 1000,
    scripts: sumOf("Script").files,
    laterKb: sumOf("Script", (each) => !isOfScreen(each)).bytes / 1000,
    styleKb: sumOf("Stylesheet").bytes / 1000,
    fontKb: sumOf("Font").bytes / 1000,
    pictureKb: sumOf("Image").bytes / 1000,
  }),
);
