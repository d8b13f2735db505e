import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../server/serverProcess.ts";

/** A first start synthesises thirty-five songs; on a machine that does something else beside it, for minutes. */
const LONGEST_START_MS = 600_000;

interface Given {
  /** Instead of a folder of its own, which goes with it. */
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
}

/** The product as `npm start` runs it, on a free port and a data folder of its own. Throws with its log when it ends early. */
export async function openServer(root: string, given: Given = {}) {
  const dataDir = given.dataDir ?? (await mkdtemp(path.join(tmpdir(), "levare-journeys-")));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const logFile = path.join(tmpdir(), `levare-journeys-${port}.log`);
  const child = spawn(process.execPath, [path.join(root, "scripts/start.ts")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: String(port), ...given.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    log.end();
    if (!given.dataDir) await rm(dataDir, { recursive: true, force: true });
  };

  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await isReady(address))) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await close();
    throw new Error(`The server did not start. Its log: ${logFile}`);
  }
  return { address, close };
}

interface Health {
  ok: boolean;
  story?: string;
}

/** It answers, and every song of its story can be heard. */
async function isReady(address: string): Promise<boolean> {
  try {
    const { ok, story } = (await (await fetch(`${address}/healthz`)).json()) as Health;
    if (ok && story !== "playing") return true;
  } catch {
    // Nobody listens yet.
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
  return false;
}
