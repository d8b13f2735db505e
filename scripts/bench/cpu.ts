import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** User and system time of one process so far, in seconds; 0 once it is gone. Linux only. */
export function cpuSeconds(pid: number | string): number {
  const [user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** The same for those of its children that have ended and were waited for. */
export function endedChildrenCpuSeconds(pid: number | string): number {
  const [, , user = 0, system = 0] = timesOf(pid);
  return user + system;
}

/** A process and its children, such as the workers of nginx. */
export function familyOf(pid: number): string[] {
  const own = String(pid);
  return [own, ...readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === own)];
}

/** The same for all of PostgreSQL, connections that have been closed in the meantime included. */
export function postgresCpuSeconds(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && commandOf(name).startsWith("postgres"))
    .reduce((sum, pid) => sum + timesOf(pid).reduce((all, time) => all + time, 0), 0);
}

/** The same for one PostgreSQL server on this machine, found by any of its backends: others may be at work beside it. */
export function serverCpuSeconds(postmaster: string): number {
  const own = timesOf(postmaster).reduce((all, time) => all + time, 0);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .reduce((sum, pid) => sum + cpuSeconds(pid), own);
}

/** Time on a processor so far, in milliseconds and much finer than the above; of the process's first thread. */
export function threadCpuMs(pid: number | string): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

/** Memory that the process holds, in MB. */
export function residentMb(pid: number | string): number {
  const [, kb = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
}

export function parentOf(pid: number | string): string {
  return fieldsOf(pid)[1] ?? "";
}

/** Own user and system time, then those of the children that have ended: proc(5), fields 14 to 17 of stat. */
function timesOf(pid: number | string): number[] {
  return fieldsOf(pid)
    .slice(11, 15)
    .map((ticks) => Number(ticks) / TICKS_PER_SECOND);
}

/** What stat says behind the name: state, parent and so on; nothing once the process is gone. */
function fieldsOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
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
