import { storeAnswers, takeIdempotencyKeys } from "../../db/acting/idempotencyKeys.ts";
import type { ActContext } from "./ActContext.ts";
import { dispatch, keyedBy, sameAsked } from "./act.ts";
import { authorize } from "./authorize.ts";
import { withinTransaction } from "./inTransaction.ts";
import { UnitOfWork } from "./UnitOfWork.ts";
import type { Json, Verb } from "./verb.ts";

/** A wish under its key, as a device sends many. */
export interface Command {
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
export function canJoin({ verb }: Command): boolean {
  return !verb.rule.limits && !verb.rule.prepare;
}

/**
 * Many acts of one actor in one transaction, which takes a fraction of the time of a transaction each. All of them stand, or
 * (null) nothing: where one is refused, or anybody stood in their way, each has to be done by itself, and so no refusal harms
 * another act. They are done in the order in which they are given; the caller brings what they lock into one.
 */
export async function actTogether(from: ActContext, commands: readonly Command[]): Promise<Done[] | null> {
  const keyed = commands.map(({ verb, input, key }) => keyedBy(from, verb, input, key));
  if (!commands.every(canJoin) || new Set(keyed.map(({ key }) => key)).size < commands.length) return null;
  const [{ actor = "" } = {}] = keyed;
  try {
    for (const { verb, input } of commands) authorize(from.actor, verb, input);
    const { done, said } = await from.db.transaction().execute((trx) =>
      withinTransaction(async () => {
        const taken = await takeIdempotencyKeys(trx, actor, keyed, from.now());
        const work = new UnitOfWork(from, trx);
        const earlier = keyed.map((row) => sameAsked(row, taken.get(row.key)));
        const answers = new Map<string, Json>();
        for (const part of runsOf(
          [...commands.keys()].filter((n) => !earlier[n]),
          commands,
        )) {
          const { verb } = commands[part[0]!]!;
          const given = await work.runEach(
            verb,
            part.map((n) => commands[n]!.input),
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
    dispatch(from, said);
    return done;
  } catch {
    // Whatever it was: it is met again, by itself, by whom it concerns.
    return null;
  }
}

/** Neighbours of one verb, by their places. */
function runsOf(places: readonly number[], commands: readonly Command[]): number[][] {
  const runs: number[][] = [];
  for (const n of places) {
    const last = runs.at(-1);
    if (last && commands[last[0]!]!.verb === commands[n]!.verb) last.push(n);
    else runs.push([n]);
  }
  return runs;
}
