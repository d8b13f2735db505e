import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { packagedChromium } from "./packagedChromium.ts";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/** A Chromium without a window: the one of CHROMIUM_PATH, else the system's, else one of npm. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  // Root may not use the sandbox; nothing but our own pages is opened.
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--mute-audio", ...args] });
}

/** Where its program lies. */
export async function findChromium(): Promise<string> {
  const installed = process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((file) => existsSync(file));
  return installed ?? packagedChromium();
}
