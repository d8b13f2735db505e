// npm run bench:graphql: a list of 20 tracks, flat and with nested release and artists, through our GraphQL endpoint, beside
// bare node http + pg that returns the same JSON (the limit), Mercurius with jit and PostGraphile 5. On PostgreSQL.
// CPU is that of the server process and of PostgreSQL's backends together, per request: it holds on a busy machine.
import { spawn } from "node:child_process";
import path from "node:path";
import { cpuSeconds, postgresCpuSeconds } from "./cpu.ts";
import { type BenchDatabase, openBenchDatabase } from "./database.ts";
import { installPeers } from "./installPeers.ts";
import { type Asking, load } from "./load.ts";
import { medianRound } from "./median.ts";
import { FLAT, NESTED } from "./queries.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 3;
const CONNECTIONS = 16;

interface Server {
  name: string;
  pid: number;
  origin: string;
  request: (query: "flat" | "nested") => Asking;
  stop: () => void;
}

interface Figures {
  rps: number;
  p95: number;
  /** Of the server's process and of PostgreSQL, milliseconds of CPU a request. */
  serverMs: number;
  databaseMs: number;
}

installPeers();
const bench = await openBenchDatabase();
const servers: Server[] = [];
try {
  servers.push(await start("limit: bare http + pg", "limitServer.ts", bench));
  servers.push(await start("levare", "levareServer.ts", bench));
  servers.push(await start("mercurius + jit", "peers/mercurius.mjs", bench));
  servers.push(await start("postgraphile 5", "peers/postgraphile.mjs", bench));
  for (const query of ["flat", "nested"] as const) report(query, await measureAll(query));
} finally {
  for (const server of servers) server.stop();
  await bench.close();
}

async function start(
  name: string,
  file: string,
  { url, cookie, workspaceId }: BenchDatabase,
): Promise<Server> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [, found] = /READY (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`${name} did not start: ${output}`)));
  });
  const texts = (file.includes("postgraphile") ? "postgraphile" : "ours") as "ours" | "postgraphile";
  return {
    name,
    pid: child.pid!,
    origin,
    request(query): Asking {
      if (file === "limitServer.ts") return { path: `/${query}`, headers: { cookie } };
      if (file === "levareServer.ts")
        return {
          path: `/graphql?id=${query}`,
          headers: { cookie, "x-levare": "1", accept: "application/json" },
        };
      const document = (query === "flat" ? FLAT : NESTED)[texts];
      return {
        method: "POST",
        path: "/graphql",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify({ query: document, variables: { workspaceId } }),
      };
    },
    stop: () => child.kill("SIGKILL"),
  };
}

/** Rounds in turn, A B C D A B C D, so that a drifting machine drifts for all; the median round counts. */
async function measureAll(query: "flat" | "nested"): Promise<Map<string, Figures>> {
  const rounds = new Map<string, Figures[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) {
    const { path, ...asked } = server.request(query);
    const answer = await fetch(server.origin + path, asked);
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || text.length < 1000)
      throw new Error(`${server.name}: ${text.slice(0, 500)}`);
    await run(server, query, 2);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const server of servers) rounds.get(server.name)!.push(await run(server, query, SECONDS));
  return new Map([...rounds].map(([name, figures]) => [name, medianRound(figures)]));
}

async function run(server: Server, query: "flat" | "nested", seconds: number): Promise<Figures> {
  const before = { server: cpuSeconds(server.pid), database: postgresCpuSeconds() };
  const { origin, name, pid, request } = server;
  const { requests, rps, p95, lost } = await load({
    origin,
    requests: [request(query)],
    connections: CONNECTIONS,
    seconds,
  });
  if (lost > 0) throw new Error(`${name} answered ${lost} requests with an error.`);
  return {
    rps,
    p95,
    serverMs: ((cpuSeconds(pid) - before.server) * 1000) / requests,
    databaseMs: ((postgresCpuSeconds() - before.database) * 1000) / requests,
  };
}

function cpuOf({ serverMs, databaseMs }: Figures): number {
  return serverMs + databaseMs;
}

function report(query: string, figures: Map<string, Figures>): void {
  const limit = figures.get("limit: bare http + pg")!;
  const postgraphile = figures.get("postgraphile 5")!;
  console.log(
    `\n${query} list of 20 tracks, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(
    "server                    req/s      p95 ms   CPU ms/req = node + PostgreSQL   x limit   req/s x PostGraphile",
  );
  for (const [name, one] of figures) {
    const row = [one.rps.toFixed(0).padStart(8), one.p95.toFixed(1).padStart(11)];
    row.push(cpuOf(one).toFixed(3).padStart(12));
    row.push(one.serverMs.toFixed(3).padStart(10), one.databaseMs.toFixed(3).padStart(10));
    row.push((cpuOf(one) / cpuOf(limit)).toFixed(2).padStart(9));
    row.push((one.rps / postgraphile.rps).toFixed(2).padStart(22));
    console.log(name.padEnd(22) + row.join(""));
  }
  const ours = figures.get("levare")!;
  const goal = query === "nested" ? { cpu: 1.4, rps: 2 } : { cpu: 2, rps: 1.8 };
  const met = cpuOf(ours) / cpuOf(limit) <= goal.cpu && ours.rps / postgraphile.rps >= goal.rps;
  console.log(
    `goal: CPU at most ${goal.cpu} x limit, at least ${goal.rps} x PostGraphile: ${met ? "met" : "MISSED"}`,
  );
}
