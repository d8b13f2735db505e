import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** User and system time of one process so far, in seconds; 0 once it is gone. Linux only. */
export function cpuSeconds(pid: number | string): number {
  const [user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** The same for all of PostgreSQL, connections that have been closed in the meantime included. */
export function postgresCpuSeconds(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && commandOf(name).startsWith("postgres"))
    .reduce((sum, pid) => sum + timesOf(pid).reduce((all, time) => all + time, 0), 0);
}

/** Processes of this command. */
export function pidsOf(command: string): string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && commandOf(name).trim() === command);
}

/** Own user and system time, then those of the children that have ended: proc(5), fields 14 to 17 of stat. */
function timesOf(pid: number | string): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return fields.slice(11, 15).map((ticks) => Number(ticks) / TICKS_PER_SECOND);
  } catch {
    return [];
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8");
  } catch {
    return "";
  }
}
