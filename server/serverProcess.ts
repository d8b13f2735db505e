import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import path from "node:path";

/** A server in a process of its own, for tests in which it is killed. */
export interface ServerProcess {
  process: ChildProcess;
  address: string;
  /** Of an artist who is signed in. */
  cookie: string;
}

const alive = new Set<ChildProcess>();
const ONE_ARTIST = path.join(import.meta.dirname, "serveForTests.ts");

/** Starts one, not waiting until it is ready. It reads what others before it compiled. */
export function launchServer(given: NodeJS.ProcessEnv, program = ONE_ARTIST): ChildProcess {
  const { NODE_COMPILE_CACHE, NODE_ENV } = process.env;
  const child = spawn(process.execPath, [inOnePiece(program)], {
    env: { NODE_COMPILE_CACHE, NODE_ENV, ...given },
  });
  alive.add(child);
  child.once("exit", () => alive.delete(child));
  return child;
}

/** Some four thousand files take longer to find and read than all else of a start (scripts/jest/globalSetup.mts). */
function inOnePiece(program: string): string {
  const folder = process.env.LEVARE_TEST_SERVERS;
  return folder ? path.join(folder, `${path.basename(program, ".ts")}.js`) : program;
}

/** Starts one, and throws with what it wrote where it ends instead. A `program` of its own tells facts of its own when it is ready. */
export function startServer<Facts = Pick<ServerProcess, "cookie">>(
  env: NodeJS.ProcessEnv,
  program = ONE_ARTIST,
): Promise<Omit<ServerProcess, "cookie"> & Facts> {
  const child = launchServer(env, program);
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.on("data", (chunk) => {
      output += chunk;
      const [, facts] = /READY (.*)\n/.exec(output) ?? [];
      if (facts) resolve({ process: child, ...JSON.parse(facts) });
    });
    child.stderr!.on("data", (chunk) => (output += chunk));
    child.once("exit", () => reject(new Error(output)));
  });
}

/** As a power cut ends it. */
export function crash(server: Pick<ServerProcess, "process">): Promise<void> {
  return end(server, "SIGKILL");
}

export function stop(server: ServerProcess): Promise<void> {
  return end(server, "SIGTERM");
}

async function end(
  { process: child }: Pick<ServerProcess, "process">,
  signal: NodeJS.Signals,
): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

/** For the end of a test, however it ended. */
export function crashAll(): void {
  for (const child of alive) child.kill("SIGKILL");
}

export async function until(isTrue: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error("It never happened.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One that no connection of this machine is given by itself: a server that is killed finds it free again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
