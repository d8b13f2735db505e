import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { openEmailChange } from "../../../db/accounts/emailChanges.ts";
import { newId } from "../../../db/ids.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { newToken } from "../../accounts/tokens.ts";

const FAR = new Date("2100-01-01T00:00:00Z");

/** A place where the person is signed in. */
export async function aSession(db: Kysely<DB>, userId: string): Promise<string> {
  const id = newId();
  await db.insertInto("session").values({ id, userId, token: newId(), expiresAt: FAR }).execute();
  return encodeGlobalID("PersonSession", id);
}

/** A change of address under way; the answer is the token of the new side. */
export async function anEmailChange(db: Kysely<DB>, userId: string): Promise<string> {
  const [old, next] = [newToken(), newToken()];
  const newEmail = `${newId()}@example.test`;
  const tokens = { oldTokenHash: old.hash, newTokenHash: next.hash };
  await openEmailChange(db, { userId, newEmail, expiresAt: FAR, ...tokens });
  return next.token;
}
