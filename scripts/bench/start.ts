// npm run bench:start: seconds from `npm start` to the first answer, on an empty data folder with the demo story and again on
// the folder it left. Goals: 60 s and 3 s on two cores.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PORT = "4120";
const GOALS = { first: 60, later: 3 };
const root = path.join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(path.join(tmpdir(), "levare-bench-start-"));
const dist = path.join(root, "dist");
const aside = path.join(root, ".cache-dist-of-bench");

if (existsSync(dist)) renameSync(dist, aside);
try {
  report("first start: build, story, listen", await secondsToFirstAnswer(), GOALS.first);
  const later = [await secondsToFirstAnswer(), await secondsToFirstAnswer(), await secondsToFirstAnswer()];
  report("later start, median of 3", later.sort((a, b) => a - b)[1]!, GOALS.later);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(aside)) {
    rmSync(dist, { recursive: true, force: true });
    renameSync(aside, dist);
  }
}

async function secondsToFirstAnswer(): Promise<number> {
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT, DATA_DIR: dataDir },
    stdio: "ignore",
    detached: true,
  });
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = (performance.now() - began) / 1000;
  await stop(child);
  return seconds;
}

function answers(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid!, "SIGTERM");
  await gone;
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 50));
}

function report(what: string, seconds: number, goal: number): void {
  const ratio = (seconds / goal).toFixed(2);
  console.log(
    `${what.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s   ${ratio} x the goal of ${goal} s   ${seconds <= goal ? "met" : "MISSED"}`,
  );
}
