import { writeFile } from "node:fs/promises";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { openEmailChange } from "../../../db/accounts/emailChanges.ts";
import { newId } from "../../../db/ids.ts";
import { exportKey } from "../../../db/privacy/files.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { newToken } from "../../accounts/tokens.ts";
import type { TestServer } from "../../testing.ts";

const LONG_AGO = new Date("2000-01-01T00:00:00Z");
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

/** A deletion of the person's account that waits for the button of its letter. */
export async function aDeletion(db: Kysely<DB>, userId: string): Promise<string> {
  const { token, hash: confirmTokenHash } = newToken();
  await insertDeletion(db, userId, newToken().hash, { confirmTokenHash });
  return token;
}

/** A deletion of the person's account that can still be taken back; the answer is its code. */
export async function aConfirmedDeletion(db: Kysely<DB>, userId: string): Promise<string> {
  const { token, hash } = newToken();
  await insertDeletion(db, userId, hash, { confirmedAt: LONG_AGO, dueAt: FAR });
  return token;
}

async function insertDeletion(
  db: Kysely<DB>,
  userId: string,
  statusTokenHash: string,
  some: object,
): Promise<void> {
  const times = { requestedAt: LONG_AGO, expiresAt: FAR };
  await db
    .insertInto("deletionRequest")
    .values({ id: newId(), userId, statusTokenHash, ...times, ...some })
    .execute();
}

/** The address of a file that is ready, with everything about the person. */
export async function anExport({ db, services, dataDir }: TestServer, userId: string): Promise<string> {
  const id = newId();
  const file = path.join(dataDir, "export-of-the-matrix");
  await writeFile(file, "a file");
  await services.storage.put(exportKey(id), file, "application/zip");
  const facts = { state: "ready", bytes: 6, requestedAt: LONG_AGO, expiresAt: FAR };
  await db
    .insertInto("dataExport")
    .values({ id, userId, ...facts })
    .execute();
  return `/api/privacy/exports/${id}.zip`;
}
