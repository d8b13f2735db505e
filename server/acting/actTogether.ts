import { storeAnswers, takeIdempotencyKeys } from "../../db/acting/idempotencyKeys.ts";
import type { ActContext } from "./ActContext.ts";
import { keyedBy, sameAsked, tell } from "./act.ts";
import { authorize } from "./authorize.ts";
import { withinTransaction } from "./inTransaction.ts";
import { UnitOfWork } from "./UnitOfWork.ts";
import type { Json, Verb } from "./verb.ts";

/** A wish under its key, as a device sends many. */
export interface Deed {
  verb: Verb<any, Json>;
  input: unknown;
  key: string;
}

/** What became of it, and whether that is the answer of an earlier time. */
export interface Done {
  answer: Json;
  isReplay: boolean;
}

/** Whether it may be one of many: nothing of it comes before its transaction. */
export function canJoin({ verb }: Deed): boolean {
  return !verb.rule.limits && !verb.rule.prepare;
}

/**
 * Many acts of one actor in one transaction, which takes a fraction of the time of a transaction each. All of them stand, or
 * (null) nothing: where one is refused, or anybody stood in their way, each has to be done by itself, and so no refusal harms
 * another act. They are done in the order in which they are given; the caller brings what they lock into one.
 */
export async function actTogether(from: ActContext, deeds: readonly Deed[]): Promise<Done[] | null> {
  const keyed = deeds.map(({ verb, input, key }) => keyedBy(from, verb, input, key));
  if (!deeds.every(canJoin) || new Set(keyed.map(({ key }) => key)).size < deeds.length) return null;
  const [{ actor = "" } = {}] = keyed;
  try {
    for (const { verb, input } of deeds) authorize(from.actor, verb, input);
    const { done, said } = await from.db.transaction().execute((trx) =>
      withinTransaction(async () => {
        const taken = await takeIdempotencyKeys(trx, actor, keyed, from.now());
        const work = new UnitOfWork(from, trx);
        const earlier = keyed.map((row) => sameAsked(row, taken.get(row.key)));
        const answers = new Map<string, Json>();
        for (const part of runsOf(
          [...deeds.keys()].filter((n) => !earlier[n]),
          deeds,
        )) {
          const { verb } = deeds[part[0]!]!;
          const given = await work.runEach(
            verb,
            part.map((n) => deeds[n]!.input),
          );
          for (const [at, n] of part.entries()) answers.set(keyed[n]!.key, given[at]!);
        }
        if (answers.size > 0) await storeAnswers(trx, actor, answers);
        await work.flush();
        const done = keyed.map(({ key }, n): Done => {
          const before = earlier[n];
          return { answer: before ? (before.answer as Json) : answers.get(key)!, isReplay: !!before };
        });
        return { done, said: work.said };
      }),
    );
    tell(from, said);
    return done;
  } catch {
    // Whatever it was: it is met again, by itself, by whom it concerns.
    return null;
  }
}

/** Neighbours of one verb, by their places. */
function runsOf(places: readonly number[], deeds: readonly Deed[]): number[][] {
  const runs: number[][] = [];
  for (const n of places) {
    const last = runs.at(-1);
    if (last && deeds[last[0]!]!.verb === deeds[n]!.verb) last.push(n);
    else runs.push([n]);
  }
  return runs;
}
