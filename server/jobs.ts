import type { Transaction } from "kysely";
import type { Pool } from "pg";
import { fromKysely, type JobWithMetadata, PgBoss } from "pg-boss";
import { retryCutOffJobs } from "../db/acting/cutOffJobs.ts";
import { kindsWithDueJobs } from "../db/acting/dueJobs.ts";
import { newId } from "../db/ids.ts";
import type { Database } from "../db/open.ts";
import type { DB } from "../db/tables.generated.ts";
import { log } from "./log.ts";

/**
 * Every kind of background work and what it needs to know: each feature names its own in its manifest. Ids only: the job
 * reads the rest when it runs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface JobKinds {}
export type JobKind = keyof JobKinds;

/** Work outside requests, kept in the same database as what it is about. A job may run twice: handlers are idempotent. */
export interface Jobs {
  /** Enqueues as part of the transaction: it runs if, and only if, the change is there. */
  enqueue<Kind extends JobKind>(
    trx: Transaction<DB>,
    kind: Kind,
    data: JobKinds[Kind],
    afterSeconds?: number,
  ): Promise<void>;
  /** `isLastTry` tells the handler that nobody will come after it. */
  work<Kind extends JobKind>(
    kind: Kind,
    handler: (data: JobKinds[Kind], isLastTry: boolean) => Promise<void>,
  ): Promise<void>;
  /** Runs jobs on schedules of five cron fields, in UTC. Those that stand already are not written anew. */
  schedule(crons: ReadonlyMap<JobKind, string>): Promise<void>;
  /** From now on what is due by its schedule is enqueued; nothing is before. */
  keepTime(): Promise<void>;
  /**
   * Takes away schedules and queues that no feature names any more. Jobs that are told nothing go with their queue, because the next
   * round of another kind does as much; a queue whose waiting jobs know something stays, and the log says so.
   */
  retireOthers(): Promise<void>;
  /** Gives a failed job one more try, as part of the transaction. */
  retry(trx: Transaction<DB>, queue: string, id: string): Promise<void>;
  close(): Promise<void>;
}

/** How the library's own queues begin. */
const LIBRARY = "__pgboss__";
const TRIES = 3;
/** Of work that is patient: every hour for three days. */
const PATIENT = { retryLimit: 72, retryDelay: 60 * 60 };
/** How often it is looked which workers have work: jobs for now are told to them at once, those for later and second tries are not. */
export const JOB_PACE = { lookEverySeconds: 5 };
/** So often a worker looks by itself: one look for all of them costs less than one of each. */
const OWN_LOOK_SECONDS = 60;
const HEARTBEAT_SECONDS = 30;
const EXPIRE_SECONDS = 15 * 60;
/** So long a job that runs may take to its end when a server stops. */
const CLOSE_MS = 5_000;

const QUEUE = {
  retryLimit: TRIES - 1,
  retryDelay: 2,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
};

const WORK = {
  ...{ batchSize: 1, includeMetadata: true as const },
  ...{ pollingIntervalSeconds: OWN_LOOK_SECONDS, notifyPollingIntervalSeconds: OWN_LOOK_SECONDS },
};

/** How work of a kind is gone about, where it is not as all other. */
interface Manner {
  /** How long one run may take. */
  maxHours?: number;
  /** Tried again for days, with hours between, because nobody else finds what it leaves undone. */
  isPatient?: true;
}

/** Opens the queues of these kinds. */
export async function openJobs(
  database: Database,
  kinds: readonly string[],
  mannerOf: (kind: string) => Manner | undefined = () => undefined,
): Promise<Jobs> {
  const { pool, engine } = database;
  const db = {
    executeSql: (text: string, values?: unknown[]) => executeSql(pool, text, values),
    // Every worker looks after a new connection, for what was said while nobody listened.
    async listen(channel: string, onWord: (word: string) => void, onReconnect: () => void) {
      const listener = await database.listen(channel, (word) => (word ? onWord(word) : onReconnect()));
      return { close: async () => listener.close() };
    },
  };
  const boss = new PgBoss({ db, useListenNotify: true, schedule: false });
  // The library enqueues what is due as soon as it starts, which would come between a server and its first answer.
  const clock = new PgBoss({ db, migrate: false, supervise: false });
  const both = [boss, clock];
  for (const each of both) {
    each.on("error", (error) => log.error("jobs", { error }));
    each.on("warning", ({ message }) => log.warn("jobs", { message }));
  }
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    // The library has read what stands.
    if (known.get(kind)?.notify) continue;
    if (known.has(kind)) await boss.updateQueue(kind, { notify: true });
    else await boss.createQueue(kind, QUEUE);
    // Reads the queue into the library's memory. Else the first enqueueing would read it beside the transaction it is part
    // of, and on the embedded engine's one connection wait for itself.
    await boss.findJobs(kind, { id: newId() });
  }
  // The folder is ours alone: whatever is still active was cut off with the last process.
  if (engine === "embedded") await retryCutOffJobs(pool);
  const workers = new Map<string, string>();
  const looks = every(JOB_PACE.lookEverySeconds * 1000, async () => {
    if (workers.size === 0) return;
    for (const kind of await kindsWithDueJobs(pool, [...workers.keys()]))
      boss.notifyWorker(workers.get(kind)!);
  });

  return {
    async enqueue(trx, kind, data, afterSeconds = 0) {
      const { maxHours, isPatient } = mannerOf(kind) ?? {};
      const longer = maxHours ? { expireInSeconds: maxHours * 60 * 60 } : {};
      const again = isPatient ? PATIENT : {};
      await boss.send(kind, data, { db: fromKysely(trx), startAfter: afterSeconds, ...longer, ...again });
    },
    async work(kind, handler) {
      const worker = await boss.work(kind, WORK, async ([job]) => {
        // Several jobs are told of once: the next may be waiting.
        boss.notifyWorker(worker);
        const { data, retryCount, retryLimit } = job as JobWithMetadata;
        await handler(data as never, retryCount >= retryLimit);
      });
      workers.set(kind, worker);
    },
    async retry(trx, queue, id) {
      await boss.retry(queue, id, { db: fromKysely(trx) });
    },
    async schedule(crons) {
      const standing = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const [kind, cron] of crons) if (standing.get(kind) !== cron) await boss.schedule(kind, cron);
    },
    async keepTime() {
      await clock.start();
    },
    async retireOthers() {
      const isOther = ({ name }: { name: string }) => !kinds.includes(name) && !name.startsWith(LIBRARY);
      for (const { name, key } of (await boss.getSchedules()).filter(isOther))
        await boss.unschedule(name, key);
      for (const { name } of (await boss.getQueues()).filter(isOther)) {
        const waiting = await boss.findJobs<object | null>(name, { queued: true });
        const told = waiting.filter(({ data }) => Object.keys(data ?? {}).length > 0);
        if (told.length > 0) log.warn("jobs", { message: `Nobody does ${name}`, waiting: told.length });
        else await boss.deleteQueue(name);
      }
    },
    async close() {
      await looks.stop();
      await Promise.all(both.map((each) => each.stop({ graceful: true, timeout: CLOSE_MS })));
    },
  };
}

/** Does it again and again, one at a time. */
function every(ms: number, look: () => Promise<void>) {
  let last: Promise<void> | undefined;
  const timer = setInterval(() => {
    last ??= look()
      .catch((error) => log.error("jobs", { error }))
      .finally(() => (last = undefined));
  }, ms).unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}

async function executeSql(pool: Pool, text: string, values?: unknown[]) {
  const result = await pool.query(text, values);
  // Several statements in one text answer with a list: the last one counts.
  return { rows: (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [] };
}
