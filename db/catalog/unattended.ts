import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

/**
 * Tracks that are being prepared, as nobody does or will do it: the last try of their job ended while the database was away, which
 * is where it would have said so. Untouched since `before`. One whose recording is still to come waits for that.
 */
export async function listUnattendedTracks(db: Kysely<DB>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from track where state = 'processing' and "masterBytes" > 0 and "updatedAt" < ${before}
      and not exists (
        select from pgboss.job
        where name = 'render-track' and state < 'completed' and data ->> 'trackId' = track.id::text)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The same for files that are to be looked into. */
export async function listUnattendedUploads(db: Kysely<DB>, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from upload where state = 'checking' and "updatedAt" < ${before}
      and not exists (
        select from pgboss.job
        where name in ('ingest-upload', 'ingest-asset', 'replace-audio')
          and state < 'completed' and data ->> 'uploadId' = upload.id::text)`.execute(db);
  return rows.map(({ id }) => id);
}
