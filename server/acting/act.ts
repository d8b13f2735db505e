import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { findAnswer, storeAnswer, takeIdempotencyKey } from "../../db/acting/idempotencyKeys.ts";
import type { DB } from "../../db/tables.generated.ts";
import { keyReused } from "../graphql/errors.ts";
import type { ActContext } from "./ActContext.ts";
import { nameOf } from "./actor.ts";
import { authorize } from "./authorize.ts";
import { withinTransaction } from "./inTransaction.ts";
import { type Said, UnitOfWork } from "./UnitOfWork.ts";
import type { Json, Verb } from "./verb.ts";

/** An act is tried again from its beginning where two stood in each other's way: nothing of the first try has left the house. */
const TRIES = 3;
export const SERIALIZATION_FAILURES = ["40P01", "40001"];
const UNIQUE_VIOLATION = "23505";

/**
 * The only way to change something. Under an idempotency key an act happens once: asked again it gives the answer of the first
 * time, asked for something else it refuses. A refusal leaves nothing behind, its key included.
 */
export async function act<Input, Answer extends Json>(
  from: ActContext,
  verb: Verb<Input, Answer>,
  input: Input,
  key: string | null = null,
): Promise<Answer> {
  return (await actOrReplay(from, verb, input, key)).answer;
}

/** The same, and whether the answer is that of an earlier time. */
export async function actOrReplay<Input, Answer extends Json>(
  from: ActContext,
  verb: Verb<Input, Answer>,
  input: Input,
  key: string | null = null,
): Promise<{ answer: Answer; isReplay: boolean }> {
  const { limits, prepare } = verb.rule;
  authorize(from.actor, verb, input);
  const uses = await limits?.uses(input, from.actor, from);
  const keyed = key === null ? null : keyedBy(from, verb, input, key);
  const findEarlier = async () => keyed && sameAsked(keyed, await findAnswer(from.db, keyed));
  const use = uses && (await from.services.limiter.take(uses, from.now()));
  if (use && use.retryAfter !== null) {
    // Asked again because the answer was lost: the first time took the last use.
    const earlier = await findEarlier();
    if (earlier) return { answer: earlier.answer as Answer, isReplay: true };
    throw limits!.full(use.retryAfter);
  }
  let ready = input;
  if (prepare) {
    let earlier = await findEarlier();
    try {
      if (!earlier) ready = (await prepare(input, from)) as Input;
    } catch (refused) {
      // Judged while another request with the same key ended.
      earlier = await findEarlier();
      if (!earlier) throw refused;
    }
    if (earlier) {
      await use?.giveBack();
      return { answer: earlier.answer as Answer, isReplay: true };
    }
  }
  for (let tries = 1; ; tries++) {
    try {
      const {
        answer,
        said,
        isReplay = false,
      } = await from.db
        .transaction()
        .execute((trx) => withinTransaction(() => once(from, trx, verb, ready, keyed)));
      if (isReplay) await use?.giveBack();
      dispatch(from, said);
      return { answer, isReplay };
    } catch (error) {
      const { code = "", constraint = "" } = error as { code?: string; constraint?: string };
      const taken = code === UNIQUE_VIOLATION ? verb.rule.taken?.[constraint] : undefined;
      if ((SERIALIZATION_FAILURES.includes(code) || taken === "judged again") && tries < TRIES) continue;
      throw typeof taken === "function" ? taken() : error;
    }
  }
}

async function once<Input, Answer extends Json>(
  from: ActContext,
  trx: Transaction<DB>,
  verb: Verb<Input, Answer>,
  input: Input,
  row: Keyed | null,
): Promise<{ answer: Answer; said: Said; isReplay?: boolean }> {
  if (row) {
    // Somebody who asks the same at this moment waits here until the first is done, or undone.
    const earlier = sameAsked(row, await takeIdempotencyKey(trx, { ...row, createdAt: from.now() }));
    if (earlier) return { answer: earlier.answer as Answer, said: [], isReplay: true };
  }
  const work = new UnitOfWork(from, trx);
  const answer = await work.run(verb, input);
  if (row) await storeAnswer(trx, row, answer);
  await work.flush();
  return { answer, said: work.said };
}

/** Publishes what was committed to open pages. */
export function dispatch({ services }: ActContext, said: Said): void {
  for (const [topic, ...words] of said)
    (services.events.publish as (...event: unknown[]) => void)(topic, ...words);
}

interface Keyed {
  actor: string;
  key: string;
  requestHash: string;
}

/** What stands under the key, which has to be of the same wish. */
export function sameAsked<Row extends { requestHash: string }>(
  { requestHash }: Keyed,
  earlier: Row | undefined,
) {
  if (earlier && earlier.requestHash !== requestHash) throw keyReused();
  return earlier;
}

/** Visitors are nobody in particular: one must not be given the answer of another, but to the same question. */
export function keyedBy(
  { actor, services }: ActContext,
  { name }: { name: string },
  input: unknown,
  key: string,
): Keyed {
  // Signed, because it may be of a password: whoever reads the table cannot try which.
  const requestHash = services.signer.sign("idempotency key", hashOf([name, input]));
  return { actor: actor.kind === "visitor" ? `visitor ${requestHash}` : nameOf(actor), key, requestHash };
}

/** Of what is asked for, whatever the order in which its fields were sent. */
function hashOf(asked: unknown): string {
  const sorted = JSON.stringify(asked, (_name, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(sorted).digest("base64url");
}
