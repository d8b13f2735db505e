import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The platform in numbers, as of now. */
export interface PlatformNumbers {
  users: number;
  artists: number;
  suspendedUsers: number;
  /** People whose thirty days are running. */
  trials: number;
  workspaces: number;
  tracks: number;
  releases: number;
  /** Masters and what was made of them. */
  storageBytes: number;
}

export async function readPlatformNumbers(db: Kysely<DB>, now: Date): Promise<PlatformNumbers> {
  const { rows } = await sql<PlatformNumbers>`
    select
      (select count(*) from "user")::int as users,
      (select count(*) from "user" where 'artist' = any(capabilities) and role <> 'superadmin')::int as artists,
      (select count(*) from "user" where "suspendedAt" is not null)::int as "suspendedUsers",
      (select count(*) from "user" where "userTier" = 'artist_starter' and "trialEndsAt" > ${now})::int as trials,
      (select count(*) from workspace)::int as workspaces,
      (select count(*) from track where state <> 'archived')::int as tracks,
      (select count(*) from release)::int as releases,
      (coalesce((select sum("masterBytes") from track), 0) + coalesce((select sum(bytes) from rendition), 0))::bigint as "storageBytes"`.execute(
    db,
  );
  return rows[0]!;
}
