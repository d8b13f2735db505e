// npm run bench:stream: ranges of 256 KiB from a 5 MB audio file through our signed streams, beside nginx with sendfile in
// the same run. CPU per request of each server is the figure that holds on a busy machine. Goal: at least 0.6 x nginx.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { cpuSeconds, pidsOf } from "./cpu.ts";

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

const servers = [await startNginx(), await startBareNode(), await startOurs()];
try {
  const figures = servers.map(() => [] as { rps: number; cpuMs: number }[]);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [n, server] of servers.entries()) {
      const figure = await run(server, round === 0 ? 1 : SECONDS);
      if (round > 0) figures[n]!.push(figure);
    }
  const [nginx, bare, ours] = figures.map(
    (rounds) => rounds.sort((a, b) => a.cpuMs - b.cpuMs)[Math.floor(ROUNDS / 2)]!,
  );
  console.log(
    `256 KiB ranges of a 5 MB file, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(
    `nginx, sendfile   ${nginx!.rps.toFixed(0).padStart(7)} req/s   ${nginx!.cpuMs.toFixed(3)} ms CPU per request`,
  );
  console.log(
    `bare node http    ${bare!.rps.toFixed(0).padStart(7)} req/s   ${bare!.cpuMs.toFixed(3)} ms CPU per request`,
  );
  console.log(
    `levare            ${ours!.rps.toFixed(0).padStart(7)} req/s   ${ours!.cpuMs.toFixed(3)} ms CPU per request`,
  );
  console.log(
    `levare costs ${(ours!.cpuMs / bare!.cpuMs).toFixed(2)} x bare node, which neither signs nor expires anything`,
  );
  const ratio = nginx!.cpuMs / ours!.cpuMs;
  console.log(
    `levare serves ${ratio.toFixed(2)} x what nginx serves per CPU; goal ${GOAL}: ${ratio >= GOAL ? "met" : "MISSED"}`,
  );
} finally {
  // Not SIGKILL: nginx ends its worker before itself.
  for (const { child } of servers) child.kill("SIGTERM");
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
  // wrk: a load generator in JavaScript spends more on receiving a range than either server on sending it.
  const load = spawn("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${duration}s`, "-H", `Range: ${RANGE}`, url]);
  const output = await text(load.stdout);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (!requests || output.includes("Non-2xx")) throw new Error(`${url} was not served: ${output}`);
  return { rps: requests / duration, cpuMs: ((cpu() - before) * 1000) / requests };
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
  return { child, url, pids: () => pidsOf("nginx") };
}

async function startBareNode(): Promise<Target> {
  const url = "http://127.0.0.1:4133/song.mp3";
  const child = spawn(process.execPath, [
    path.join(import.meta.dirname, "bareStreamServer.ts"),
    path.join(folder, "song.mp3"),
  ]);
  await answering(url);
  return { child, url, pids: () => [child.pid!] };
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
