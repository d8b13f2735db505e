import { type Kysely, sql } from "kysely";

/** Words that were kept, as patterns with what they name, and the codes that say the same. */
const KNOWN: readonly (readonly [pattern: string, code: string, ...names: string[]])[] = [
  ["The file is empty\\.", "audio.empty"],
  ["The file is larger than (\\d+) MB\\.", "audio.largerThanMegabytes", "megabytes"],
  ["The file is larger than (\\d+) GB\\.", "audio.largerThanGigabytes", "gigabytes"],
  ["This file is not audio\\. Accepted are (.+)\\.", "audio.notAudio", "formats"],
  ["This file is also an archive\\. Please export the audio again\\.", "audio.archive"],
  ["This file also holds a web page or a program\\. Please export the audio again\\.", "audio.page"],
  ["This file has no sound in it\\.", "audio.videoOnly"],
  ["The audio is shorter than one second\\.", "audio.tooShort"],
  ["The audio is longer than six hours\\.", "audio.tooLong"],
  ["The file is damaged and cannot be read\\.", "audio.damaged"],
  ["The sound in this file is stored in a way that cannot be read\\.", "audio.unknownCodec"],
  ["The file is cut off: its end is missing\\.", "audio.endMissing"],
  ["The file is cut off: (\\d+) s of (\\d+) s can be read\\.", "audio.cutOff", "read", "whole"],
  ["The tags of this file are too large\\.", "audio.oversizedTags"],
  ["The file is not where it was received\\. Please send it again\\.", "audio.lost"],
  ["The file of this track is not where it was kept\\. Please replace its audio\\.", "audio.masterLost"],
  ["The file took too long to prepare\\.", "audio.tooSlow"],
  ["We could not prepare this track for listening\\. Please try again\\.", "audio.notPrepared"],
  ["This track is on a release that is out\\. Say why its audio changes\\.", "uploads.reasonNeeded"],
  ["The audio of this track cannot be replaced now\\.", "uploads.cannotReplace"],
  ["This file is not a JPEG, PNG or WebP picture, or it is damaged\\.", "assets.notPicture"],
  ["A picture has at most (\\d+) million pixels\\.", "assets.tooManyPixels", "millions"],
  ["This file is not a whole PDF\\.", "assets.notPdf"],
  ["This PDF holds a program or another file\\. Please export it again without\\.", "assets.pdfProgram"],
  ["This file is not an MP4, MOV or WebM video\\.", "assets.notVideo"],
  ["This file is no project: accepted are ZIP, 7z, Ableton Live and FL Studio\\.", "assets.notProject"],
  ["This file is not a PDF, a MIDI file or a picture\\.", "assets.notSheetMusic"],
  ["This file is not a PDF or a picture\\.", "assets.notContract"],
  [
    "This file also holds a web page, a program or an archive\\. Please export it again\\.",
    "assets.twoFaces",
  ],
  ["What this file belongs to is gone\\.", "assets.placeGone"],
];

/** Where words were kept. */
const KEPT = [
  { table: "upload", words: "reason", code: "reasonCode", params: "reasonParams" },
  { table: "track", words: "failureReason", code: "failureCode", params: "failureParams" },
] as const;

/**
 * Why a file was not taken is kept as a code with what its words name, from now on without the words. Those that were kept
 * stay where they are, for a server of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, words, code, params } of KEPT) {
    await db.schema.alterTable(table).addColumn(code, "text").addColumn(params, "jsonb").execute();
    for (const [pattern, known, ...names] of KNOWN)
      await setCode({ table, words, code, params }, pattern, known, names);
  }
  await db.schema
    .alterTable("downloadWish")
    .addColumn("failureCode", "text")
    .addColumn("failureParams", "jsonb")
    .execute();

  async function setCode(
    kept: { table: string; words: string; code: string; params: string },
    pattern: string,
    known: string,
    names: readonly string[],
  ): Promise<void> {
    const words = sql.ref(kept.words);
    const found = names.map((name, at) => {
      const text = sql`(regexp_match(${words}, ${`^${pattern}$`}))[${sql.lit(at + 1)}]`;
      return sql`${sql.lit(name)}::text, ${name === "formats" ? text : sql`${text}::integer`}`;
    });
    await sql`
      update ${sql.table(kept.table)}
      set ${sql.ref(kept.code)} = ${known}, ${sql.ref(kept.params)} = jsonb_build_object(${sql.join(found)})
      where ${words} ~ ${`^${pattern}$`}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("downloadWish").dropColumn("failureCode").dropColumn("failureParams").execute();
  for (const { table, code, params } of KEPT)
    await db.schema.alterTable(table).dropColumn(code).dropColumn(params).execute();
}
