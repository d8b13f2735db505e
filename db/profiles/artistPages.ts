import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The handles under which everybody finds these artists: their studio's page. One without a page for everybody is left out. */
export async function listArtistPages(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<{ id: string; handle: string }[]> {
  const { rows } = await sql<{ id: string; handle: string }>`
    select artist.id, profile.handle from artist
    join workspace on workspace.id = artist."workspaceId" and workspace."suspendedAt" is null and workspace."deletedAt" is null
    join "user" on "user".id = workspace."ownerId" and "user"."suspendedAt" is null
    join profile on profile."userId" = "user".id and profile."isPublic"
    where artist.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
