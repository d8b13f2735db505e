import { type Kysely, sql } from "kysely";
import { newId } from "./ids.ts";
import { down, up } from "./migrations/20261123T0010-refusalCodes.ts";
import type { Database } from "./open.ts";
import { aTrack, aUser, aWorkspace } from "./testing/build.ts";
import { freshDatabase } from "./testing/freshDatabase.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test("what was refused in a sentence is a code with what it names after the upgrade; words of nobody's making stay words", async () => {
  const { db } = database;
  const { id: ownerId } = await aUser(db);
  const { id: workspaceId } = await aWorkspace(db, { ownerId });
  const { id: trackId } = await aTrack(db, { workspaceId });
  const tables: Kysely<any> = db;
  await down(tables);
  const cases: [reason: string, code: string | null, params: object | null][] = [
    ["The file is empty.", "audio.empty", {}],
    ["The file is larger than 700 MB.", "audio.largerThanMegabytes", { megabytes: 700 }],
    ["The file is cut off: 3 s of 9 s can be read.", "audio.cutOff", { read: 3, whole: 9 }],
    [
      "This file is not audio. Accepted are WAV, FLAC and MP3.",
      "audio.notAudio",
      { formats: "WAV, FLAC and MP3" },
    ],
    ["A picture has at most 50 million pixels.", "assets.tooManyPixels", { millions: 50 }],
    ["The file is empty. Or is it?", null, null],
    ["ENOSPC", null, null],
  ];
  for (const [reason] of cases)
    await sql`
      insert into upload (id, "workspaceId", "userId", "fileName", bytes, state, reason)
      values (${newId()}, ${workspaceId}, ${ownerId}, ${"Undertow.wav"}, 1000, 'refused', ${reason})`.execute(
      db,
    );
  await sql`
    update track set "failureReason" = 'The file took too long to prepare.' where id = ${trackId}`.execute(
    db,
  );
  await up(tables);
  const uploads = await db
    .selectFrom("upload")
    .select(["reason", "reasonCode", "reasonParams"])
    .orderBy("id")
    .execute();
  expect(uploads.map(({ reason, reasonCode, reasonParams }) => [reason, reasonCode, reasonParams])).toEqual(
    cases,
  );
  expect(
    await db
      .selectFrom("track")
      .select(["failureCode", "failureParams"])
      .where("id", "=", trackId)
      .executeTakeFirst(),
  ).toEqual({ failureCode: "audio.tooSlow", failureParams: {} });
});
