import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { PARTS } from "./parts.ts";

const ROOT = path.join(import.meta.dirname, "..");
const BUILD = path.join(import.meta.dirname, "build.ts");
const builds = new Set<ChildProcess>();

process.once("exit", () => {
  for (const build of builds) build.kill();
});

/**
 * Builds what is missing or older than its sources, in a process of its own: meanwhile this one answers. Rejects when that fails; it
 * has said why.
 */
export async function buildMissing(part: keyof typeof PARTS): Promise<void> {
  if (PARTS[part].every(({ isBuilt }) => isBuilt(ROOT))) return;
  const build = spawn(process.execPath, [BUILD, "missing", part], { stdio: "inherit" });
  builds.add(build);
  const [code] = await once(build, "exit");
  builds.delete(build);
  if (code !== 0) throw new Error(`The ${part} could not be built.`);
}
