// npm run bench:stream: ranges of 256 KiB from a 5 MB audio file through our signed streams, beside nginx with sendfile in
// the same run. CPU per request of each server is the figure that holds on a busy machine. Goal: at least 0.6 x nginx.
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { cpuSeconds, endedChildrenCpuSeconds, familyOf } from "./cpu.ts";
import { load } from "./load.ts";
import { startBareNode, startNginx, startOurs, type Target } from "./streamTargets.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = 5;
const CONNECTIONS = 16;
const FILE_BYTES = 5 * 1024 * 1024;
const GOAL = 0.6;
const RANGE_BYTES = 256 * 1024;
/** That begin anywhere in the file, the same ones for each server. */
const RANGES = Array.from({ length: 64 }, (_, n) => {
  const start = Math.floor(((n * 0.6180339887) % 1) * (FILE_BYTES - RANGE_BYTES));
  return `bytes=${start}-${start + RANGE_BYTES - 1}`;
});

/** `cpuMs` is the server's own, `clientMs` the load generator's: user and system time per request. */
interface Figure {
  rps: number;
  cpuMs: number;
  clientMs: number;
}

if (!existsSync("/usr/sbin/nginx"))
  throw new Error("Install nginx first: it is the limit that this measures against.");
const folder = mkdtempSync(path.join(tmpdir(), "levare-bench-stream-"));
writeFileSync(path.join(folder, "song.mp3"), randomBytes(FILE_BYTES));
const busy = loadavg()[0]!.toFixed(1);

const targets = [
  await startNginx(folder, 4131, true),
  await startNginx(folder, 4134, false),
  await startBareNode(folder, 4135, "nothing-read"),
  await startBareNode(folder, 4133, "read"),
  await startOurs(folder),
];
try {
  const figures = await measured();
  console.log(
    `256 KiB ranges anywhere in a 5 MB file, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s, load before ${busy}`,
  );
  console.log(`${" ".repeat(34)}  req/s   ms CPU per request   and the client's`);
  for (const [n, { rps, cpuMs, clientMs }] of figures.entries())
    console.log(
      targets[n]!.name.padEnd(34) +
        rps.toFixed(0).padStart(7) +
        cpuMs.toFixed(3).padStart(21) +
        clientMs.toFixed(3).padStart(19),
    );
  const [nginx, eager, limit, bare, ours] = figures.map(({ cpuMs }) => cpuMs) as [number, ...number[]];
  console.log(
    `levare costs ${(ours! / bare!).toFixed(2)} x bare node, which neither signs nor expires anything`,
  );
  const ratio = nginx / ours!;
  console.log(
    `levare serves ${ratio.toFixed(2)} x what nginx serves per CPU; goal ${GOAL}: ${ratio >= GOAL ? "met" : "MISSED"}`,
  );
  console.log(
    `beside nginx with tcp_nopush off ${(eager! / ours!).toFixed(2)} x, where node that reads nothing at all has ${(eager! / limit!).toFixed(2)} x`,
  );
} finally {
  // Not SIGKILL: nginx ends its worker before itself.
  for (const { child } of targets) child.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

/** In turns, so that what else the machine does falls on all of them; the first round only warms up. */
async function measured(): Promise<Figure[]> {
  const rounds = targets.map((): Figure[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [n, target] of targets.entries()) {
      const figure = await run(target);
      if (round > 0) rounds[n]!.push(figure);
    }
  return rounds.map((own) => own.sort((a, b) => a.cpuMs - b.cpuMs)[Math.floor(ROUNDS / 2)]!);
}

async function run({ url, child }: Target): Promise<Figure> {
  const cpu = () => familyOf(child.pid!).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpu();
  const clientBefore = endedChildrenCpuSeconds(process.pid);
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  const { requests, rps, lost } = await load({
    origin,
    requests: RANGES.map((range) => ({ path, headers: { range } })),
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  if (lost > 0) throw new Error(`${url} was not served ${lost} times.`);
  return {
    rps,
    cpuMs: ((cpu() - before) * 1000) / requests,
    clientMs: ((endedChildrenCpuSeconds(process.pid) - clientBefore) * 1000) / requests,
  };
}
