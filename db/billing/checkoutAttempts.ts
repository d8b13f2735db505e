import type { Kysely, Transaction } from "kysely";
import type { SubscriptionKind } from "../../domain/billing/plans.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

interface Attempt {
  userId: string;
  kind: SubscriptionKind;
  /** What is bought and where one comes back to, as one text. */
  wish: string;
}

/**
 * The one checkout that a person may have open for a kind of plan: the same as before where the wish is the same and it is younger
 * than `since`, else a new one that takes its place.
 */
export async function claimCheckout(
  trx: Transaction<DB>,
  { userId, kind, wish }: Attempt,
  { since, now }: { since: Date; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const row = { id: newId(), userId, kind, wish, startedAt: now };
  const claimed = await trx
    .insertInto("checkoutAttempt")
    .values(row)
    .onConflict((c) =>
      c
        .columns(["userId", "kind"])
        .doUpdateSet({ id: row.id, wish, startedAt: now })
        .where((eb) =>
          eb.or([eb("checkoutAttempt.wish", "!=", wish), eb("checkoutAttempt.startedAt", "<", since)]),
        ),
    )
    .returning("id")
    .executeTakeFirst();
  if (claimed) return { id: claimed.id, isNew: true };
  const { id } = await trx
    .selectFrom("checkoutAttempt")
    .select("id")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** Forgets the checkout: it was paid, or the provider ended it, and the next wish makes a new one. */
export async function endCheckout(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("checkoutAttempt").where("id", "=", id).execute();
}
