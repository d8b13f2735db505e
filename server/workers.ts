import { ping } from "../db/ping.ts";
import { JOB_KINDS, JOBS } from "./features.ts";
import type { JobContext } from "./jobContext.ts";
import type { JobKind } from "./jobs.ts";
import { sweepWork } from "./sweepWork.ts";

/** Does the background work of every feature. One job of a kind at a time: the machine also has people to serve. */
export async function startWorkers(context: JobContext): Promise<void> {
  await prepareWork(context);
  await beginWork(context);
}

/** What background work stands on: its schedules, and nothing that a former process or version left. */
export async function prepareWork({ dataDir, services: { jobs } }: JobContext): Promise<void> {
  await sweepWork(dataDir);
  await jobs.retireOthers();
  const crons = JOB_KINDS.flatMap((kind): [JobKind, string][] => {
    const { at } = JOBS[kind];
    return at ? [[kind, at]] : [];
  });
  await jobs.schedule(new Map(crons));
}

/** Takes up the work of every kind, and asks for that of each start, until `isOver`. */
export async function beginWork(context: JobContext, isOver = () => false): Promise<void> {
  const { jobs } = context.services;
  for (const kind of JOB_KINDS) {
    if (isOver()) return;
    await begin(kind, context);
    // Each looks for work at once. Whoever asks something meanwhile waits for one such look, not for those of all kinds.
    await ping(context.db);
  }
  if (isOver()) return;
  await jobs.keepTime();
  await context.db.transaction().execute(async (trx) => {
    for (const kind of JOB_KINDS) if (JOBS[kind].atStart) await jobs.enqueue(trx, kind, {} as never);
  });
}

function begin<Kind extends JobKind>(kind: Kind, context: JobContext): Promise<void> {
  const { does } = JOBS[kind];
  return context.services.jobs.work(kind, (data, isLastTry) => does(context, data, isLastTry));
}
