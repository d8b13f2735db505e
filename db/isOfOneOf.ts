import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * SQL for "it is of one of these workspaces". Without any there is no parameter either, and nothing to compare: most people who
 * search have no studio.
 */
export function isOfOneOf(workspaceId: string, visible: readonly string[]): RawBuilder<SqlBool> {
  return visible.length > 0 ? sql`${sql.ref(workspaceId)} = any(${visible}::uuid[])` : sql`false`;
}

/** These workspaces among the values of a statement that asks so. */
export function givenOf(visible: readonly string[]): readonly string[] | null {
  return visible.length > 0 ? visible : null;
}
