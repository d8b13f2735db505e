import { type Kysely, sql, type Transaction } from "kysely";
import { DAY_MS } from "../../../domain/duration.ts";
import type { DB } from "../../tables.generated.ts";
import { relateNext } from "./relate.ts";
import { listsOfPeople, sizesOfTracks, tasteOfPeople, tasteOfVisitors } from "./tastes.ts";

/** How much one step takes on: others wait for it on the embedded engine. */
export interface StepSizes {
  people: number;
  /** Days of visitors. */
  visitors: number;
  lists: number;
  tracks: number;
  /** Of the tracks that are compared in one step, together. */
  listeners: number;
}

const SIZES: StepSizes = { people: 100, visitors: 1_000, lists: 100, tracks: 250, listeners: 2_000 };

export interface Step {
  trx: Transaction<DB>;
  /** Where the step before ended; null at the beginning of a phase. */
  after: string | null;
  /** When the run began: all of it is weighed by one moment. */
  now: Date;
  sizes: StepSizes;
}

/** In this order; each says where it ended, and null once nothing is left. */
const PHASES = {
  people: tasteOfPeople,
  visitors: tasteOfVisitors,
  lists: listsOfPeople,
  sizes: sizesOfTracks,
  tracks: relateNext,
} satisfies Record<string, (step: Step) => Promise<string | null>>;
type Phase = keyof typeof PHASES;
const ORDER = Object.keys(PHASES) as Phase[];

/** A run that was left alone so long says too little of today. */
const STALE_MS = DAY_MS;

/**
 * One step of working out which tracks are alike, where the last one ended; true once all is done. Between steps every track has its whole
 * likeness, of this run or of the one before. A run that a stopped server left is taken up. The tracks have to be ranked before.
 */
export async function relateStep(trx: Transaction<DB>, now: Date, sizes = SIZES): Promise<boolean> {
  const { phase, after, startedAt } = await lockRun(trx, now);
  const ended = await PHASES[phase]({ trx, after, now: startedAt, sizes });
  if (ended !== null) return proceed(trx, phase, ended);
  const next = ORDER[ORDER.indexOf(phase) + 1];
  if (next) return proceed(trx, next, null);
  await clear(trx);
  return true;
}

/** All steps, each in a transaction of its own. */
export async function relateTracks(db: Kysely<DB>, now: Date, sizes = SIZES): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await db.transaction().execute((trx) => relateStep(trx, now, sizes));
}

async function lockRun(trx: Transaction<DB>, now: Date) {
  const run = await trx.selectFrom("likenessRun").selectAll().forUpdate().executeTakeFirst();
  const phase = ORDER.find((each) => each === run?.phase);
  if (run && phase && now.getTime() - run.startedAt.getTime() < STALE_MS) return { ...run, phase };
  await clear(trx);
  const begun = { phase: ORDER[0]!, after: null, startedAt: now };
  await trx.insertInto("likenessRun").values(begun).execute();
  return begun;
}

async function proceed(trx: Transaction<DB>, phase: Phase, after: string | null): Promise<false> {
  await trx.updateTable("likenessRun").set({ phase, after }).execute();
  return false;
}

/** Nothing of who likes what stays between runs. */
async function clear(trx: Transaction<DB>): Promise<void> {
  await sql`truncate "likenessTaste", "likenessList", "likenessSize", "likenessRun"`.execute(trx);
}
