import { cpuSeconds, residentMb, serverCpuSeconds } from "../cpu.ts";
import { load } from "../load.ts";
import { medianRound } from "../median.ts";
import type { Candidate } from "./Candidate.ts";
import { MIX } from "./mix.ts";

export const CONNECTIONS = 8;
const WARM_UP_SECONDS = 2;
/** Nobody is given up before that: a slow answer is an answer. */
const TIMEOUT_SECONDS = 60;

/** Times in milliseconds, of one request. */
export interface Figures {
  rps: number;
  p50: number;
  p95: number;
  nodeCpu: number;
  databaseCpu: number;
  residentMb: number;
  /** Answers that were refusals or never came: the server's own limit of time, for one. */
  lost: number;
}

/** What is measured, and how long. */
interface Drive {
  seconds: number;
  rounds: number;
  /** Measures something else in its turn, while all candidates rest. */
  afterRound: () => unknown;
}

/** The candidates in turn, A B C A B C, so that a drifting machine drifts for all; the median round of each counts. */
export async function driveAll(
  candidates: readonly Candidate[],
  postmaster: string,
  { seconds, rounds, afterRound }: Drive,
): Promise<Map<string, Figures>> {
  const measured = new Map<string, Figures[]>();
  for (const candidate of candidates) candidate.rest();
  for (let round = 0; round < rounds; round++) {
    for (const candidate of candidates) {
      candidate.wake();
      await drive(candidate, postmaster, WARM_UP_SECONDS, round);
      const figures = await drive(candidate, postmaster, seconds, round);
      candidate.rest();
      console.error(`round ${round + 1} ${candidate.name}: ${figures.rps.toFixed(1)} requests/s`);
      measured.set(candidate.name, [...(measured.get(candidate.name) ?? []), figures]);
    }
    afterRound();
  }
  return new Map([...measured].map(([name, figures]) => [name, medianRound(figures)]));
}

async function drive(
  { url, pid, request }: Candidate,
  postmaster: string,
  seconds: number,
  round: number,
): Promise<Figures> {
  const cpu = () => ({ node: cpuSeconds(pid), database: serverCpuSeconds(postmaster) });
  // Each round begins elsewhere in the mix.
  const from = (round * 25) % MIX.length;
  const asked = [...MIX.slice(from), ...MIX.slice(0, from)].map(request);
  const before = cpu();
  const { requests, ...answered } = await load({
    origin: url,
    requests: asked,
    connections: CONNECTIONS,
    seconds,
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  const after = cpu();
  return {
    ...answered,
    nodeCpu: ((after.node - before.node) * 1000) / requests,
    databaseCpu: ((after.database - before.database) * 1000) / requests,
    residentMb: residentMb(pid),
  };
}
