// A search as platforms of this field do it: five questions to the tables themselves, each looking for the words as parts of
// titles and names. No order by how well something matches, no counts beside the total, no rights.
import pg from "pg";
import type { Asked } from "./mix.ts";
import { serveBare } from "./serveBare.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const TRACK = `from track join "trackArtist" credit on credit."trackId" = track.id and credit.position = 0
  join artist on artist.id = credit."artistId" where track.visibility = 'public' and track.state = 'ready'`;
const RELEASE = `from release join "releaseArtist" credit on credit."releaseId" = release.id and credit.position = 0
  join artist on artist.id = credit."artistId" where release.visibility = 'public'`;
const LIMIT = 10;

async function answer({ text }: Asked): Promise<string> {
  const words = text.split(" ").map((word) => `%${word}%`);
  const each = (table: string) =>
    words.map((_, n) => `(${table}.title ilike $${n + 1} or artist.name ilike $${n + 1})`).join(" and ");
  const named = words.map((_, n) => `name ilike $${n + 1}`).join(" and ");
  const ask = async (statement: string) => (await pool.query(statement, words)).rows;
  const [tracks, releases, releaseCount, artists, artistCount] = await Promise.all([
    ask(
      `select track.id, track.title, track.isrc, track."durationMs", track.key, track.bpm, artist.name ${TRACK} and ${each("track")} limit ${LIMIT}`,
    ),
    ask(
      `select release.id, release.title, release.upc, release.date, artist.name ${RELEASE} and ${each("release")} order by release.date desc limit ${LIMIT}`,
    ),
    ask(`select count(*) as count ${RELEASE} and ${each("release")}`),
    ask(`select id, name, verified from artist where ${named} limit ${LIMIT}`),
    ask(`select count(*) as count from artist where ${named}`),
  ]);
  return JSON.stringify({
    tracks,
    releases: { items: releases, total: releaseCount[0].count },
    artists: { items: artists, total: artistCount[0].count },
  });
}

serveBare(4134, answer);
