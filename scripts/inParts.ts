import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

/** One of `count` parts of a long list, from 0; everything that stands at `at`, `at + count` and so on is in it. */
export interface Part {
  at: number;
  count: number;
}

const PART = /^--part=(\d+)\/(\d+)$/;
/** Beyond them the machine's memory is the limit. */
const MOST_PARTS = 2;

/** Which part the words of the command line ask for; null where they ask for everything. */
export function partIn(words: readonly string[]): Part | null {
  const found = words.map((word) => PART.exec(word)).find(Boolean);
  return found ? { at: Number(found[1]), count: Number(found[2]) } : null;
}

/** Runs a script once for each core, each with a part of the work; returns the worst of their exit codes. */
export async function runInParts(script: string): Promise<number> {
  const count = Math.min(availableParallelism(), MOST_PARTS);
  const codes = Array.from({ length: count }, async (_, at) => {
    const run = spawn(process.execPath, [script, `--part=${at}/${count}`], { stdio: "inherit" });
    const [code] = (await once(run, "exit")) as [number | null];
    return code ?? 1;
  });
  return Math.max(...(await Promise.all(codes)));
}
