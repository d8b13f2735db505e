import type { Transaction } from "kysely";
import { insertReport } from "../../db/reports/reports.ts";
import { saidOf } from "../../db/reports/subjects.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { ReportState } from "../../domain/reports/report.ts";
import { studioId, studioOf } from "./accounts.ts";
import { STORY_ARTISTS } from "./songs.ts";
import { personId, storyId } from "./storyId.ts";

interface StoryReport {
  artist: string;
  song: string;
  state: ReportState;
  daysAgo: number;
  voices: readonly { by: string; text: string | null }[];
  decision?: string;
  appeal?: string;
}

const REPORTS: readonly StoryReport[] = [
  {
    artist: "dusk-ferrow",
    song: "Receipts",
    state: "appealed",
    daysAgo: 9,
    voices: [
      {
        by: "fan",
        text: "The choir in the second chorus is the same one as in that generator everybody tried last summer. Listen at 0:41: they breathe in the middle of a word.",
      },
      { by: "collector", text: "It says that only the mix had help. The backing voices are not people." },
    ],
    decision:
      "The backing voices carry the artefacts of a voice model, and the credits name nobody who sang them. Tell that the vocals were made with help of AI, or who sang.",
    appeal:
      "Those are four friends from the bus depot choir, recorded on a phone and stretched by hand. The raw takes lie beside the song as stems, with the coughing. They did not want to be named, and now they do.",
  },
  {
    artist: "calle-norte",
    song: "Cinnamon Static",
    state: "open",
    daysAgo: 2,
    voices: [
      {
        by: "fanpro",
        text: "The artist said on stage that a model wrote the words of this one. Only the mix stands here.",
      },
    ],
  },
];

/** A report that waits, and one that was upheld, against which its studio appeals. */
export async function writeReports(trx: Transaction<DB>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { artist, song, state, daysAgo, voices, decision, appeal } of REPORTS) {
    const workspaceId = studioId(studioOf(artist));
    const { id: trackId } = await trx
      .selectFrom("track")
      .select("id")
      .where("workspaceId", "=", workspaceId)
      .where("title", "=", song)
      .executeTakeFirstOrThrow();
    const createdAt = before(daysAgo);
    const id = storyId(`report ${song}`, createdAt);
    const said = await saidOf(trx, "track", trackId);
    const judgedSaid = JSON.stringify(
      Object.fromEntries(said.map((each) => [each.trackId, each.disclosure])),
    );
    await insertReport(trx, {
      ...{
        id,
        workspaceId,
        subjectKind: "track",
        trackId,
        reason: "aiUse",
        title: song,
        said,
        state,
        createdAt,
      },
      artistNames: STORY_ARTISTS.flatMap(({ slug, name }) => (slug === artist ? name : [])),
      since: appeal ? before(daysAgo - 5) : createdAt,
      ...(decision && { decision, decidedAt: before(daysAgo - 3), deciderId: personId("super"), judgedSaid }),
      ...(appeal && { appeal, appealedAt: before(daysAgo - 5) }),
    });
    await trx
      .insertInto("reportVoice")
      .values(
        voices.map(({ by, text }) => ({
          ...{
            id: storyId(`voice ${song} ${by}`, createdAt),
            reportId: id,
            userId: personId(by),
            text,
            createdAt,
          },
        })),
      )
      .execute();
  }
}
