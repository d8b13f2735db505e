import { JOB_KINDS, JOBS } from "./features.ts";
import type { JobContext } from "./jobContext.ts";
import type { JobKind } from "./jobs.ts";
import { sweepWork } from "./sweepWork.ts";

/** Does the background work of every feature. One job of a kind at a time: the machine also has people to serve. */
export async function startWorkers(context: JobContext): Promise<void> {
  const { jobs } = context.services;
  await sweepWork(context.dataDir);
  await jobs.retireOthers();
  for (const kind of JOB_KINDS) await start(kind, context);
  await context.db.transaction().execute(async (trx) => {
    for (const kind of JOB_KINDS) if (JOBS[kind].atStart) await jobs.enqueue(trx, kind, {} as never);
  });
}

async function start<Kind extends JobKind>(kind: Kind, context: JobContext): Promise<void> {
  const { jobs } = context.services;
  const { does, at } = JOBS[kind];
  await jobs.work(kind, (data, isLastTry) => does(context, data, isLastTry));
  if (at) await jobs.schedule(kind, at);
}
