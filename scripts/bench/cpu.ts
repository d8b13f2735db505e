import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** User and system time of one process so far, in seconds; 0 once it is gone. Linux only. */
export function cpuSeconds(pid: number | string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** The same for all processes of PostgreSQL together. Their connections have to stay open between two readings. */
export function postgresCpuSeconds(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isPostgres(name))
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

function isPostgres(pid: string): boolean {
  try {
    return /^postgres/.test(readFileSync(`/proc/${pid}/comm`, "utf8"));
  } catch {
    return false;
  }
}
