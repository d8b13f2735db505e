import { createHmac, randomUUID } from "node:crypto";
import pg from "pg";
import { findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { newId } from "../../db/ids.ts";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open.ts";
import { aTrack, aUser, aWorkspace } from "../../db/testing/build.ts";
import { atDatabase } from "../../db/testing/template.ts";
import { BENCH_SECRET } from "./session.ts";

const TRACKS = 2_000;

export interface BenchDatabase {
  url: string;
  cookie: string;
  workspaceId: string;
  close(): Promise<void>;
}

/** A database of its own on the server of TEST_DATABASE_URL: one signed-in artist with 2,000 tracks on 200 releases. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      "Set TEST_DATABASE_URL to a PostgreSQL server on which databases may be made and dropped.",
    );
  const name = `levare_bench_${randomUUID().slice(0, 8)}`;
  await asAdmin(server, `create database ${name}`);
  const url = atDatabase(server, name);
  const database = await openDatabase({ url });
  await migrateToLatest(database.db);
  const { db } = database;
  const user = await aUser(db, { userTier: "artist_pro" });
  const { id: workspaceId } = await aWorkspace(db, { ownerId: user.id });
  await fill();
  const token = newId();
  const expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await db.insertInto("session").values({ id: newId(), userId: user.id, token, expiresAt }).execute();
  await database.pool.query("vacuum analyze");
  await database.close();
  const signature = createHmac("sha256", BENCH_SECRET).update(token).digest("base64");
  return {
    url,
    workspaceId,
    cookie: `levare.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    close: () => asAdmin(server, `drop database ${name} with (force)`),
  };

  async function fill(): Promise<void> {
    const artists = await db.transaction().execute((trx) =>
      findOrMakeArtists(
        trx,
        workspaceId,
        Array.from({ length: 30 }, (_, n) => `Artist ${n}`),
      ),
    );
    for (let n = 0; n < TRACKS; n += 10) {
      const releaseId = newId();
      const date = new Date(2026, 0, 1 + (n % 300));
      await db
        .insertInto("release")
        .values({ id: releaseId, workspaceId, title: `Release ${n}`, date })
        .execute();
      await db.transaction().execute(async (trx) => {
        for (let k = n; k < n + 10; k++) {
          const track = {
            workspaceId,
            releaseId,
            title: `Track ${k}`,
            bpm: 80 + (k % 90),
            key: "Am",
            genre: "pop",
            mood: "relaxed",
          };
          const { id } = await aTrack(trx, track);
          await setTrackArtists(trx, id, [artists[k % 30]!, artists[(k + 7) % 30]!]);
        }
      });
    }
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
