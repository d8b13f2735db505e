import { randomUUID } from "node:crypto";
import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { addToRelease } from "../catalog/releases.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

type Some<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

/** A person, ready for a test; `some` says only what the test is about. */
export function aUser(db: Kysely<DB>, some: Some<"user"> = {}): Promise<Selectable<DB["user"]>> {
  const id = randomUUID();
  const values = { id, name: "Nova Reyes", email: `${id}@example.test`, emailVerified: true, ...some };
  return db.insertInto("user").values(values).returningAll().executeTakeFirstOrThrow();
}

/** A workspace with its owner's membership. */
export async function aWorkspace(
  db: Kysely<DB>,
  some: Some<"workspace"> = {},
): Promise<Selectable<DB["workspace"]>> {
  const ownerId = some.ownerId ?? (await aUser(db)).id;
  const id = newId();
  const values = { id, name: "Nova's Studio", slug: `nova-${id}`, workspaceType: "artist", ...some, ownerId };
  const workspace = await db.insertInto("workspace").values(values).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto("membership")
    .values({ workspaceId: workspace.id, userId: ownerId, role: "artist", isAccountOwner: true })
    .execute();
  return workspace;
}

/** A ready track without audio files: enough for lists, rights and search. */
export async function aTrack(db: Kysely<DB>, some: Some<"track"> = {}): Promise<Selectable<DB["track"]>> {
  const workspaceId = some.workspaceId ?? (await aWorkspace(db)).id;
  const id = newId();
  const values = {
    id,
    title: "Tide",
    state: "ready",
    durationMs: 61_000,
    masterKey: `masters/${id}.flac`,
    masterFormat: "flac",
    masterBytes: 1000,
    masterSha256: id,
    lossless: true,
    ...some,
    workspaceId,
  };
  const track = await db.insertInto("track").values(values).returningAll().executeTakeFirstOrThrow();
  if (track.releaseId) await addToRelease(db as Transaction<DB>, track.releaseId, [track.id]);
  return track;
}
