import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";
const folder = path.join(import.meta.dirname, "../../.cache/chromium");

/**
 * The Chromium of npm, fetched the first time that a machine has no other: nobody else pays for its 67 MB. Without the arguments
 * its makers advise: in a single process it dies with the first page that closes.
 */
export async function packagedChromium(): Promise<string> {
  if (!existsSync(path.join(folder, "node_modules", PACKAGE)))
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, `${PACKAGE}@${VERSION}`], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  // Only where it believes to stand in that place does it unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const entry = createRequire(path.join(folder, "package.json")).resolve(PACKAGE);
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}
