import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/** A Chromium without a window: the one of CHROMIUM_PATH, else the system's, else the one that npm brought. */
export async function openBrowser(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((file) => existsSync(file));
  const executablePath = installed ?? (await packaged());
  // Root may not use the sandbox; nothing but our own pages is opened.
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--mute-audio"] });
}

/** Without the arguments its makers advise: in a single process it dies with the first page that closes. */
async function packaged(): Promise<string> {
  // Only where it believes to stand in that place does it unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromiumOfNpm } = await import("@sparticuz/chromium");
  return chromiumOfNpm.executablePath();
}
