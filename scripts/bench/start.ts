// npm run bench:start: seconds from `npm start` on an empty data folder without a built client to the first answer, to sign-in and
// to the last song of the demo; and to sign-in on the folder it left. With `loaded` among the words, beside a busy process on
// each core. Goals of two quiet cores: 5 s, 60 s, 90 s and 2 s.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";

const PORT = "4120";
const GOALS = { answer: 5, signIn: 60, songs: 90, later: 2 };
const root = path.join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(path.join(tmpdir(), "levare-bench-start-"));
const dist = path.join(root, "dist");
const aside = path.join(root, ".cache-dist-of-bench");

const neighbours = process.argv.includes("loaded")
  ? cpus().map(() => spawn("sh", ["-c", "while :; do :; done"]))
  : [];
if (existsSync(dist)) renameSync(dist, aside);
try {
  const first = await timesOfStart();
  report("first start: the address answers", first.answer, GOALS.answer);
  report("first start: people can sign in", first.signIn, GOALS.signIn);
  report("first start: all songs can be heard", first.songs, GOALS.songs);
  const later = [await timesOfStart(), await timesOfStart(), await timesOfStart()];
  report(
    "later start, median of 3",
    later.map(({ signIn }) => signIn).sort((a, b) => a - b)[1]!,
    GOALS.later,
  );
} finally {
  for (const neighbour of neighbours) neighbour.kill();
  rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(aside)) {
    rmSync(dist, { recursive: true, force: true });
    renameSync(aside, dist);
  }
}

interface Health {
  ok: boolean;
  story?: string;
}

/** Seconds until each stage was first seen. */
async function timesOfStart(): Promise<{ answer: number; signIn: number; songs: number }> {
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT, DATA_DIR: dataDir },
    stdio: "ignore",
    detached: true,
  });
  const until = async (isReached: (health: Health) => boolean) => {
    for (;;) {
      const health = await askHealth();
      if (health && isReached(health)) return (performance.now() - began) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const answer = await until(() => true);
  const signIn = await until(({ ok }) => ok);
  const songs = await until(({ ok, story }) => ok && story === "done");
  await stop(child);
  return { answer, signIn, songs };
}

function askHealth(): Promise<Health | null> {
  return fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    (answer) => answer.json() as Promise<Health>,
    () => null,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid!, "SIGTERM");
  await gone;
  while (await askHealth()) await new Promise((resolve) => setTimeout(resolve, 50));
}

function report(what: string, seconds: number, goal: number): void {
  const ratio = (seconds / goal).toFixed(2);
  console.log(
    `${what.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s   ${ratio} x the goal of ${goal} s   ${seconds <= goal ? "met" : "MISSED"}`,
  );
}
