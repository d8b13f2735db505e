import { type SqlBool, sql } from "kysely";

/** The workspaces whose rows may be changed; the server's own work reaches every one. */
export type Reach = readonly string[] | "every";

/** Keeps a statement to the rows in reach; `column` names the workspace of a row. */
export function inReach(reach: Reach, column = "workspaceId") {
  return reach === "every" ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${reach}::uuid[])`;
}
