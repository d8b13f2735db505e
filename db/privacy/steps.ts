import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Person } from "./Person.ts";

/** Which rows of a table are about a person. */
export type Rows = (person: Person) => RawBuilder<SqlBool>;

/** What happens to a person's rows of one table when they are erased. */
export type ErasureAction =
  /** Nothing in it is about anybody, or what is stays for the reason given. */
  | { does: "nothing"; because: string }
  /** The rows go. `with` names the row that takes them along by a foreign key; without it they are deleted one by one. */
  | { does: "delete"; rows: Rows; with?: "user" | "workspace" | "profile" }
  /** The rows stay, and lose what leads to the person. */
  | { does: "change"; rows: Rows; set: (person: Person) => RawBuilder<unknown>; because: string }
  /** The hash chain stays; its personal parts are blanked by db/audit/eraseFromAudit.ts. */
  | { does: "auditErasure"; because: string };

/** Rows that carry the person's id in this column. */
export const own =
  (column: string): Rows =>
  ({ userId }) =>
    sql<SqlBool>`${sql.ref(column)} = ${userId}::uuid`;

/** Rows of the studios that go with the person. */
export const ofStudio =
  (column = "workspaceId"): Rows =>
  ({ studioIds }) =>
    sql<SqlBool>`${sql.ref(column)} = any(${studioIds}::uuid[])`;

/** Rows that hang on a row of such a studio: `ofStudioBy("trackId", "track")`. */
export const ofStudioBy =
  (column: string, parent: string): Rows =>
  ({ studioIds }) =>
    sql<SqlBool>`${sql.ref(column)} in (select id from ${sql.table(parent)} where "workspaceId" = any(${studioIds}::uuid[]))`;

/** Rows whose column is one of the person's addresses. */
export const addressed =
  (column: string): Rows =>
  ({ addresses }) =>
    sql<SqlBool>`lower(${sql.ref(column)}) = any(${addresses}::text[])`;

export const either =
  (...rows: Rows[]): Rows =>
  (person) =>
    sql<SqlBool>`(${sql.join(
      rows.map((each) => each(person)),
      sql` or `,
    )})`;

/**
 * For rows that the law wants to stay, such as those of the ledger: the table has a nullable `userId` and a column
 * `pseudonym uuid`. One person's rows stay together under it, and nothing leads from it to them.
 */
export function underPseudonym(because: string, set?: RawBuilder<unknown>): ErasureAction {
  return {
    does: "change",
    rows: own("userId"),
    set: ({ pseudonym }) =>
      sql`"userId" = null, pseudonym = ${pseudonym}::uuid${set ? sql`, ${set}` : sql``}`,
    because,
  };
}

/** Takes the person out of other people's text: every one of their names and addresses, as whole words. */
export function withoutNames(...columns: string[]): ErasureAction {
  return {
    does: "change",
    rows: (person) =>
      sql<SqlBool>`(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} ~* ${patternOf(person)}`),
        sql` or `,
      )})`,
    set: (person) =>
      sql.join(
        columns.map(
          (column) =>
            sql`${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${patternOf(person)}, '[deleted]', 'gi')`,
        ),
      ),
    because: "It belongs to the person it was written to; only the names in it are about somebody else.",
  };
}

function patternOf({ addresses, names }: Person): string {
  const words = [...addresses, ...names].map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return `(?<![[:alnum:]])(${words.join("|")})(?![[:alnum:]])`;
}
