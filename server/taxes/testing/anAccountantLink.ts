import type { Kysely } from "kysely";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { newToken } from "../../accounts/tokens.ts";
import { encodeGlobalID } from "../../graphql/globalId.ts";

/** A link that was given to an accountant, for this year. */
export async function anAccountantLink(
  db: Kysely<DB>,
  workspaceId: string,
  expiresAt = new Date(Date.now() + 3_600_000),
): Promise<{ id: string; token: string; year: number }> {
  const { token, hash } = newToken();
  const [id, year] = [newId(), new Date().getUTCFullYear()];
  await db
    .insertInto("accountantLink")
    .values({
      ...{ id, workspaceId, tokenHash: hash, name: "Ines", years: [year] },
      ...{ createdAt: new Date(), expiresAt },
    })
    .execute();
  return { id: encodeGlobalID("AccountantLink", id), token, year };
}
