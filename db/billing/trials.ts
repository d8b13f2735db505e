import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export interface TrialRow {
  userId: string;
  email: string;
  endsAt: Date;
}

/**
 * Trials that end in this time, of people who never paid for a studio, may sign in and have proven their address; by id, behind
 * `afterId`.
 */
export async function listTrialsEnding(
  db: Kysely<DB>,
  between: { from: Date; until: Date },
  page: { afterId: string | null; limit: number },
): Promise<TrialRow[]> {
  const { afterId, limit } = page;
  return await db
    .selectFrom("user")
    .leftJoin("subscription as paid", (join) =>
      join.onRef("paid.userId", "=", "user.id").on("paid.kind", "=", sql.lit("studio")),
    )
    .where("user.userTier", "=", "artist_starter")
    .where("user.trialEndsAt", ">", between.from)
    .where("user.trialEndsAt", "<=", between.until)
    .where("paid.userId", "is", null)
    .where("user.suspendedAt", "is", null)
    .where("user.emailVerified", "=", true)
    .$if(afterId !== null, (query) => query.where("user.id", ">", afterId!))
    .orderBy("user.id")
    .limit(limit)
    .select(["user.id as userId", "user.email", "user.trialEndsAt as endsAt"])
    .$narrowType<{ endsAt: Date }>()
    .execute();
}
