import type { KyselyPlugin, Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";

const WRITING = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode", "MergeQueryNode"];

/** The same transaction, and how often something was written through it. Raw statements are not seen. */
export function countWrites(trx: Transaction<DB>): { counted: Transaction<DB>; writes: { count: number } } {
  const writes = { count: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (WRITING.includes(node.kind)) writes.count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted: trx.withPlugin(plugin) as Transaction<DB>, writes };
}
