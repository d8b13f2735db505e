import { readFileSync } from "node:fs";

/** What the system has counted for a process; Linux only, elsewhere nulls. */
export interface ProcessUse {
  residentBytes: number | null;
  cpuSeconds: number | null;
  /** Read and written, files and pipes alike. */
  movedBytes: number | null;
}

const PAGE_BYTES = 4096;
/** Of `/proc`, whatever the kernel's own clock: USER_HZ. */
const TICKS_PER_SECOND = 100;

export function useOf(pid: number | undefined): ProcessUse {
  const told = (file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "latin1");
    } catch {
      return null;
    }
  };
  const [statm, stat, io] = [told("statm"), told("stat"), told("io")];
  return {
    residentBytes: statm && Number(statm.split(" ")[1]) * PAGE_BYTES,
    cpuSeconds: stat && cpuSecondsIn(stat),
    movedBytes: io && countIn(io, "rchar") + countIn(io, "wchar"),
  } as ProcessUse;
}

/** The name of the program, in parentheses, may hold blanks: it is counted from behind it. */
function cpuSecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function countIn(io: string, name: string): number {
  return Number(new RegExp(`^${name}: (\\d+)`, "m").exec(io)?.[1] ?? 0);
}
