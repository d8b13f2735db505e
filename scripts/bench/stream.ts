// npm run bench:stream: ranges of 256 KiB from a 5 MB audio file through our signed streams, beside nginx with sendfile in
// the same run. CPU per request of each server is the figure that holds on a busy machine. Goal: at least 0.6 x nginx.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { cpuSeconds } from "./cpu.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 3;
const CONNECTIONS = 16;
const FILE_BYTES = 5 * 1024 * 1024;
const RANGE = "bytes=1048576-1310719";
const GOAL = 0.6;

if (!existsSync("/usr/sbin/nginx"))
  throw new Error("Install nginx first: it is the limit that this measures against.");
const folder = mkdtempSync(path.join(tmpdir(), "levare-bench-stream-"));
writeFileSync(path.join(folder, "song.mp3"), randomBytes(FILE_BYTES));

const servers = [await startNginx(), await startOurs()];
try {
  const figures = servers.map(() => [] as { rps: number; cpuMs: number }[]);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [n, server] of servers.entries()) {
      const figure = await run(server, round === 0 ? 1 : SECONDS);
      if (round > 0) figures[n]!.push(figure);
    }
  const [nginx, ours] = figures.map(
    (rounds) => rounds.sort((a, b) => a.cpuMs - b.cpuMs)[Math.floor(ROUNDS / 2)]!,
  );
  console.log(
    `256 KiB ranges of a 5 MB file, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(
    `nginx, sendfile   ${nginx!.rps.toFixed(0).padStart(7)} req/s   ${nginx!.cpuMs.toFixed(3)} ms CPU per request`,
  );
  console.log(
    `levare            ${ours!.rps.toFixed(0).padStart(7)} req/s   ${ours!.cpuMs.toFixed(3)} ms CPU per request`,
  );
  const ratio = nginx!.cpuMs / ours!.cpuMs;
  console.log(
    `levare serves ${ratio.toFixed(2)} x what nginx serves per CPU; goal ${GOAL}: ${ratio >= GOAL ? "met" : "MISSED"}`,
  );
} finally {
  for (const { child } of servers) child.kill("SIGKILL");
  for (const pid of nginxPids()) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}

interface Target {
  child: ChildProcess;
  url: string;
  pids: () => (number | string)[];
}

async function run({ url, pids }: Target, duration: number): Promise<{ rps: number; cpuMs: number }> {
  const cpu = () => pids().reduce<number>((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpu();
  const { requests, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: { range: RANGE },
  });
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} requests with an error.`);
  return { rps: requests.average, cpuMs: ((cpu() - before) * 1000) / requests.total };
}

async function startNginx(): Promise<Target> {
  const port = 4131;
  const config = path.join(folder, "nginx.conf");
  mkdirSync(path.join(folder, "tmp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/tmp/${kind};`,
  );
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; user root;
     events { worker_connections 256; }
     http { sendfile on; tcp_nopush off; access_log off; keepalive_requests 1000000; open_file_cache max=100; ${temporary.join(" ")}
       server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn("/usr/sbin/nginx", ["-c", config, "-p", folder], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}/song.mp3`;
  await answering(url);
  return { child, url, pids: nginxPids };
}

function nginxPids(): number[] {
  return readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes("nginx"))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8");
  } catch {
    return "";
  }
}

async function startOurs(): Promise<Target> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "streamServer.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: path.join(folder, "data"),
      BENCH_FILE: path.join(folder, "song.mp3"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", (chunk) => {
      const [, found] = /READY (\S+)/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error("Our server did not start.")));
  });
  await answering(url);
  return { child, url, pids: () => [child.pid!] };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(url, { headers: { range: RANGE } }).catch(() => null);
    if (answer?.status === 206 && (await answer.arrayBuffer()).byteLength === 262_144) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}
