import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

/** A request as a load of them is made of. */
export interface Asking {
  /** GET when not given. */
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  /** Scheme, host and port. */
  origin: string;
  /** Asking for in turn, over and over. */
  requests: readonly Asking[];
  connections: number;
  seconds: number;
  /** After so long without an answer a request is lost; 10 when not given. */
  timeoutSeconds?: number;
}

/** Times in milliseconds, of one request. */
export interface Answered {
  requests: number;
  rps: number;
  p50: number;
  p95: number;
  /** Answers that were refusals or never came. */
  lost: number;
}

/**
 * Asks as fast as the answers come, by wrk on one thread: a load generator in JavaScript takes as much of the machine as the
 * server that it measures, and the more the faster that one answers.
 */
export async function load({
  origin,
  requests,
  connections,
  seconds,
  timeoutSeconds = 10,
}: Load): Promise<Answered> {
  if (!existsSync("/usr/bin/wrk")) throw new Error("Install wrk first: it makes the load.");
  const folder = mkdtempSync(path.join(tmpdir(), "levare-load-"));
  const script = path.join(folder, "load.lua");
  writeFileSync(script, scriptOf(requests));
  const of = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", `${timeoutSeconds}s`, "-s", script];
  const wrk = spawn("/usr/bin/wrk", [...of, origin], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => wrk.once("close", resolve));
  const output = await text(wrk.stdout);
  await ended;
  rmSync(folder, { recursive: true, force: true });
  const [, answered, microseconds, lost, p50, p95] = (
    /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(output) ?? []
  ).map(Number) as number[];
  if (answered === undefined) throw new Error(`${origin} was not asked: ${output}`);
  return {
    requests: answered,
    rps: (answered / microseconds!) * 1e6,
    p50: p50! / 1000,
    p95: p95! / 1000,
    lost: lost!,
  };
}

/** In Lua a string is written as in JSON, as long as it has no control characters. */
function scriptOf(requests: readonly Asking[]): string {
  const literal = (value: string | undefined) => (value === undefined ? "nil" : JSON.stringify(value));
  const table = (headers: Record<string, string> = {}) =>
    `{ ${Object.entries(headers).map(([name, value]) => `[${literal(name)}] = ${literal(value)}`)} }`;
  const each = requests.map(
    ({ method = "GET", path, headers, body }) =>
      `  wrk.format(${literal(method)}, ${literal(path)}, ${table(headers)}, ${literal(body)}),`,
  );
  return `local asked, turn = {}, 0
init = function() asked = {
${each.join("\n")}
} end
request = function()
  turn = turn % #asked + 1
  return asked[turn]
end
done = function(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format("RESULT %d %d %d %d %d", summary.requests, summary.duration, lost,
    latency:percentile(50), latency:percentile(95)))
end
`;
}
