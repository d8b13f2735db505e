// npm run bench:graphql: a list of 20 tracks, flat and with nested release and artists, through our GraphQL face, beside
// bare node http + pg that returns the same JSON (the limit), Mercurius with jit and PostGraphile 5. On PostgreSQL.
// CPU is that of the server process and of PostgreSQL's backends together, per request: it holds on a busy machine.
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import autocannon from "autocannon";
import { cpuSeconds, postgresCpuSeconds } from "./cpu.ts";
import { type BenchDatabase, openBenchDatabase } from "./database.ts";
import { FLAT, NESTED } from "./queries.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 3;
const CONNECTIONS = 16;

interface Server {
  name: string;
  pid: number;
  request: (query: "flat" | "nested") => Target;
  stop: () => void;
}

interface Target {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

interface Figures {
  rps: number;
  p95: number;
  cpuMs: number;
}

if (!process.env.BENCH_KEEP_PEERS) installPeers();
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

function installPeers(): void {
  const folder = path.join(import.meta.dirname, "peers");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The peers could not be installed.");
}

async function start(
  name: string,
  file: string,
  { url, cookie, userId, workspaceId }: BenchDatabase,
): Promise<Server> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: url,
      BENCH_WORKSPACE: workspaceId,
      BENCH_USER: userId,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
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
    request(query): Target {
      const document = (query === "flat" ? FLAT : NESTED)[texts];
      if (file === "limitServer.ts")
        return { url: `${address}/${query}`, method: "GET", headers: { cookie } };
      if (file === "levareServer.ts")
        return {
          url: `${address}/graphql?id=${query}`,
          method: "GET",
          headers: { cookie, "x-levare": "1", accept: "application/json" },
        };
      const body = JSON.stringify({ query: document, variables: { workspaceId } });
      return {
        url: `${address}/graphql`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      };
    },
    stop: () => child.kill("SIGKILL"),
  };
}

/** Rounds in turn, A B C D A B C D, so that a drifting machine drifts for all; the median round counts. */
async function measureAll(query: "flat" | "nested"): Promise<Map<string, Figures>> {
  const rounds = new Map<string, Figures[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) {
    const answer = await fetch(server.request(query).url, server.request(query));
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || text.length < 1000)
      throw new Error(`${server.name}: ${text.slice(0, 500)}`);
    await run(server, query, 2);
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const server of servers) rounds.get(server.name)!.push(await run(server, query, SECONDS));
  return new Map([...rounds].map(([name, figures]) => [name, median(figures)]));
}

async function run(server: Server, query: "flat" | "nested", duration: number): Promise<Figures> {
  const cpu = () => cpuSeconds(server.pid) + postgresCpuSeconds();
  const before = cpu();
  const result = await autocannon({ ...server.request(query), connections: CONNECTIONS, duration });
  const requests = result.requests.total;
  if (result.non2xx > 0) throw new Error(`${server.name} answered ${result.non2xx} requests with an error.`);
  return {
    rps: result.requests.average,
    p95: result.latency.p97_5,
    cpuMs: ((cpu() - before) * 1000) / requests,
  };
}

function median(figures: Figures[]): Figures {
  const middle = (pick: (one: Figures) => number) =>
    figures.map(pick).sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;
  return { rps: middle((f) => f.rps), p95: middle((f) => f.p95), cpuMs: middle((f) => f.cpuMs) };
}

function report(query: string, figures: Map<string, Figures>): void {
  const limit = figures.get("limit: bare http + pg")!;
  const postgraphile = figures.get("postgraphile 5")!;
  console.log(
    `\n${query} list of 20 tracks, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`,
  );
  console.log(
    "server                    req/s    p97.5 ms   CPU ms/req   CPU x limit   req/s x PostGraphile",
  );
  for (const [name, { rps, p95, cpuMs }] of figures) {
    const row = [rps.toFixed(0).padStart(8), p95.toFixed(1).padStart(11), cpuMs.toFixed(3).padStart(12)];
    row.push((cpuMs / limit.cpuMs).toFixed(2).padStart(13), (rps / postgraphile.rps).toFixed(2).padStart(22));
    console.log(name.padEnd(22) + row.join(""));
  }
  const ours = figures.get("levare")!;
  const goal = query === "nested" ? { cpu: 1.4, rps: 2 } : { cpu: 2, rps: 1.8 };
  const met = ours.cpuMs / limit.cpuMs <= goal.cpu && ours.rps / postgraphile.rps >= goal.rps;
  console.log(
    `goal: CPU at most ${goal.cpu} x limit, at least ${goal.rps} x PostGraphile: ${met ? "met" : "MISSED"}`,
  );
}
