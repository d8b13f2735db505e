import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { containing } from "../containing.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type StudioRow = Awaited<ReturnType<typeof findStudios>>[number];

/** What the list of workspaces is narrowed to; what is absent does not narrow. */
export interface StudioFilter {
  /** Part of a name, or of the name or address of the owner. */
  text?: string | null | undefined;
  workspaceType?: string | null | undefined;
  tier?: string | null | undefined;
  status?: "active" | "suspended" | null | undefined;
}

/** One page of every workspace, newest first. */
export function listStudios(db: Kysely<DB>, filter: StudioFilter, page: KeysetPage): Promise<StudioRow[]> {
  return newestFirst(studios(db).where(matches(filter)), "workspace", page).execute();
}

export function findStudios(db: Kysely<DB>, ids: readonly string[]) {
  return studios(db).where("workspace.id", "in", ids).execute();
}

export async function countStudios(db: Kysely<DB>, filter: StudioFilter): Promise<number> {
  const { count } = await db
    .selectFrom("workspace")
    .leftJoin("user as owner", "owner.id", "workspace.ownerId")
    .where(matches(filter))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose payouts are held back, the last first. */
export function listFrozenStudios(db: Kysely<DB>, limit: number): Promise<StudioRow[]> {
  return studios(db)
    .where("terms.frozenAt", "is not", null)
    .orderBy("terms.frozenAt", "desc")
    .orderBy("workspace.id")
    .limit(limit)
    .execute();
}

function studios(db: Kysely<DB>) {
  return db
    .selectFrom("workspace")
    .leftJoin("user as owner", "owner.id", "workspace.ownerId")
    .leftJoin("subscription as paid", (join) =>
      join.onRef("paid.userId", "=", "workspace.ownerId").on("paid.kind", "=", sql.lit("studio")),
    )
    .leftJoin("ledgerParty as party", "party.workspaceId", "workspace.id")
    .leftJoin("payoutTerms as terms", "terms.partyId", "party.id")
    .select([
      "workspace.id",
      "workspace.name",
      "workspace.slug",
      "workspace.ownerId",
      "workspace.workspaceType",
      "workspace.complianceStatus",
      "workspace.subscriptionTier",
      "workspace.suspendedAt",
      "workspace.suspensionReason",
      "workspace.createdAt",
      // What decides the plan of its owner, which goes before the one that it was given.
      "owner.userTier as ownerTier",
      "owner.trialEndsAt as ownerTrialEndsAt",
      "paid.status as subscriptionStatus",
      "paid.priceKey as subscriptionPriceKey",
      "terms.frozenAt as payoutsFrozenAt",
      "terms.frozenReason as payoutsFrozenReason",
    ])
    .select((eb) => [
      eb
        .selectFrom("membership")
        .whereRef("membership.workspaceId", "=", "workspace.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("memberCount"),
      eb
        .selectFrom("track")
        .whereRef("track.workspaceId", "=", "workspace.id")
        .where("track.state", "!=", "archived")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("trackCount"),
      // Masters and what was made of them; covers are small and not counted.
      eb
        .selectFrom("track")
        .whereRef("track.workspaceId", "=", "workspace.id")
        .select(
          sql<number>`(coalesce(sum("masterBytes"), 0) + coalesce(sum((select sum(bytes) from rendition where "trackId" = track.id)), 0))::bigint`.as(
            "bytes",
          ),
        )
        .as("storageBytes"),
    ]);
}

function matches({ text, workspaceType, tier, status }: StudioFilter) {
  const part = containing(text);
  return (eb: ExpressionBuilder<DB & { owner: DB["user"] }, "workspace" | "owner">) =>
    eb.and([
      ...(part
        ? [
            eb.or([
              eb("workspace.name", "ilike", part),
              eb("owner.name", "ilike", part),
              eb("owner.email", "ilike", part),
            ]),
          ]
        : []),
      ...(workspaceType ? [eb("workspace.workspaceType", "=", workspaceType)] : []),
      ...(tier ? [eb("workspace.subscriptionTier", "=", tier)] : []),
      ...(status ? [eb("workspace.suspendedAt", status === "suspended" ? "is not" : "is", null)] : []),
    ]);
}
