import { spawn } from "node:child_process";
import path from "node:path";
import type { Asking } from "../load.ts";
import type { Asked } from "./mix.ts";

/** One server that answers the mix over HTTP. */
export interface Candidate {
  name: string;
  pid: number;
  url: string;
  request(asked: Asked): Asking;
  /** Stands still, with all it knows, while others are measured: it asks the database nothing meanwhile. */
  rest(): void;
  wake(): void;
  stop(): void;
}

/** Asks once, as the load does again and again. */
export function ask({ url, request }: Candidate, asked: Asked): Promise<Response> {
  const { path, ...asking } = request(asked);
  return fetch(`${url}${path}`, asking);
}

export interface Start {
  name: string;
  /** Below scripts/bench. */
  file: string;
  env: Record<string, string>;
  request(asked: Asked): Asking;
}

/** Starts it in a process of its own and waits until it says where it is. Null, with a line why, when it cannot start. */
export async function start({ name, file, env, request }: Start): Promise<Candidate | null> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "..", file)], {
    env: { ...process.env, NODE_ENV: "production", GRAPHILE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string | null>((resolve) => {
    const hear = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-2_000);
      const [, found] = /READY (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => resolve(null));
  });
  if (!url) {
    console.log(`${name} is left out, it did not start: ${output}`);
    return null;
  }
  return {
    name,
    pid: child.pid!,
    url,
    request,
    rest: () => child.kill("SIGSTOP"),
    wake: () => child.kill("SIGCONT"),
    stop: () => child.kill("SIGKILL"),
  };
}
