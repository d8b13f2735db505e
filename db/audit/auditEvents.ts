import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { containing } from "../containing.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type AuditEventRow = Awaited<ReturnType<typeof findAuditEvents>>[number];

/** What the log is narrowed to; what is absent does not narrow. */
export interface AuditFilter {
  /** Part of the name or address of who did it. */
  actor?: string | null | undefined;
  /** The action, or its noun: "user" finds "user.suspend". */
  action?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  from?: Date | null | undefined;
  to?: Date | null | undefined;
  /** What this person did and what was done to them. */
  person?: string | null | undefined;
}

/** One page of the log, newest first. */
export function listAuditEvents(
  db: Kysely<DB>,
  filter: AuditFilter,
  page: KeysetPage,
): Promise<AuditEventRow[]> {
  return newestFirst(events(db).where(matches(filter)), "audit", page).execute();
}

export function findAuditEvents(db: Kysely<DB>, ids: readonly string[]) {
  return events(db).where("audit.id", "in", ids).execute();
}

export async function countAuditEvents(db: Kysely<DB>, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom("audit")
    .leftJoin("user as actor", "actor.id", "audit.actorId")
    .where(matches(filter))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Every action that ever happened, for a filter: reads one index entry per action. */
export async function listAuditActions(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive known as (
      (select action from audit order by action limit 1)
      union all
      select (select action from audit where action > known.action order by action limit 1) from known where action is not null
    ) select action from known where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

function events(db: Kysely<DB>) {
  return db
    .selectFrom("audit")
    .innerJoin("auditPart as who", (join) =>
      join.onRef("who.seq", "=", "audit.seq").on("who.part", "=", "who"),
    )
    .innerJoin("auditPart as what", (join) =>
      join.onRef("what.seq", "=", "audit.seq").on("what.part", "=", "what"),
    )
    .leftJoin("user as actor", "actor.id", "audit.actorId")
    .select([
      "audit.id",
      "audit.seq",
      "audit.actorId",
      "audit.action",
      "audit.entity",
      "audit.entityId",
      "audit.workspaceId",
      "audit.requestId",
      "audit.hash",
      "audit.createdAt",
      "who.content as who",
      "what.content as what",
      "actor.name as actorName",
      "actor.email as actorEmail",
    ]);
}

function matches({ actor, action, entity, entityId, from, to, person }: AuditFilter) {
  const part = containing(actor);
  return (eb: ExpressionBuilder<DB & { actor: DB["user"] }, "audit" | "actor">) =>
    eb.and([
      ...(part ? [eb.or([eb("actor.name", "ilike", part), eb("actor.email", "ilike", part)])] : []),
      ...(action
        ? [eb.or([eb("audit.action", "=", action), eb("audit.action", "like", `${action}.%`)])]
        : []),
      ...(entity ? [eb("audit.entity", "=", entity)] : []),
      ...(entityId ? [eb("audit.entityId", "=", entityId)] : []),
      ...(from ? [eb("audit.createdAt", ">=", from)] : []),
      ...(to ? [eb("audit.createdAt", "<", to)] : []),
      ...(person
        ? [
            eb.or([
              eb("audit.actorId", "=", person),
              eb.and([eb("audit.entity", "=", "user"), eb("audit.entityId", "=", person)]),
            ]),
          ]
        : []),
    ]);
}
