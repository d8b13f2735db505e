import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { waitUntil } from "../steps/waitUntil.ts";
import { findChromium } from "./openBrowser.ts";

/** A browser whose profile lies on the disk, so that it can die and be started again. */
export interface KeptBrowser {
  /** Starts it; what it shows is the person's one profile. */
  start(): Promise<BrowserContext>;
  /** Ends its process from one moment to the next, as a machine does that loses power. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

export async function keptBrowser(): Promise<KeptBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), "levare-browser-"));
  const executable = await findChromium();
  let running: { child: ChildProcess; browser: Browser } | null = null;

  async function end(signal: NodeJS.Signals) {
    const { child, browser } = running ?? {};
    running = null;
    if (!child || !browser) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    await browser.close();
  }

  return {
    async start() {
      const portFile = path.join(profile, "DevToolsActivePort");
      await rm(portFile, { force: true });
      const child = spawn(
        executable,
        [
          ...["--headless", "--no-sandbox", "--mute-audio", "--no-first-run", "--remote-debugging-port=0"],
          ...["--window-size=1280,800", "--lang=en-US", "--force-prefers-reduced-motion"],
          ...[`--user-data-dir=${profile}`, "about:blank"],
        ],
        { stdio: "ignore" },
      );
      const portLine = async () => (await readFile(portFile, "utf8").catch(() => "")).split("\n")[0]!;
      await waitUntil("the browser listens", async () => (await portLine()) !== "");
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portLine()}`);
      running = { child, browser };
      return browser.contexts()[0]!;
    },
    kill: () => end("SIGKILL"),
    async close() {
      await end("SIGTERM");
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
