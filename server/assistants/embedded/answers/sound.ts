import { flowing, neighboursOf } from "../../../../domain/assistants/flow.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { MOST_ROWS } from "../../reads/paged.ts";
import { readSongsOf, type SongOf } from "../../reads/songsOf.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { readTrackPage } from "../../reads/trackPage.ts";
import { type Answerer, type Asking, column, propose, releaseAsked, rowsOf, trackAsked } from "../Asking.ts";
import type { Row } from "../Draft.ts";
import { releasePage, trackPage } from "../paths.ts";

function keyRow(song: SongOf): Row {
  const title = fullTitle(song);
  const key = song.key ?? "–";
  return {
    line: text("assistants.answer.keyLine", { title, key }),
    cells: [title, key],
    source: trackPage(song),
  };
}

export const runningOrder: Answerer = async (asking) => {
  const { draft, turn } = asking;
  const release = await releaseAsked(asking);
  if (!release) return;
  const songs = flowing((await readSongsOf(turn.read, release.id)) ?? []);
  draft.say(text("assistants.answer.orderOf"), releasePage(release, "tracks"));
  // An order is one thing: it is said whole, however short the assistant speaks.
  if (songs.length)
    draft.numbered(
      songs.map((song) => keyRow(song).line),
      releasePage(release, "tracks"),
    );
  const trackIds = songs.map(({ id }) => id);
  propose(asking, "setReleaseTracks", { id: release.id, trackIds }, text("assistants.proposal.whyOrder"));
  draft.open(text("assistants.answer.openRelease"), releasePage(release, "tracks").path);
};

async function songsOfStudio({ turn, draft, workspaceId }: Asking): Promise<SongOf[]> {
  return rowsOf(draft, await readTrackPage(turn.read, workspaceId, {}, MOST_ROWS));
}

export const matchKeys: Answerer = async (asking) => {
  const { draft } = asking;
  const asked = await trackAsked(asking);
  if (!asked) return draft.say(text("assistants.answer.noTrack"));
  const title = fullTitle(asked);
  const { key } = asked;
  if (!key) return draft.say(text("assistants.answer.keyUnknown", { title }), trackPage(asked));
  const beside = new Set(neighboursOf(key));
  const songs = (await songsOfStudio(asking)).filter(
    (song) => song.id !== asked.id && beside.has(song.key ?? ""),
  );
  if (!songs.length) return draft.say(text("assistants.answer.keyNobody", { title, key }), trackPage(asked));
  draft.say(text("assistants.answer.keyOf", { title, key }), trackPage(asked));
  draft.numbered(
    songs.map((song) => keyRow(song).line),
    ...songs.map((song) => trackPage(song)).slice(0, 1),
  );
};

export const tempo: Answerer = async (asking) => {
  const { draft } = asking;
  const asked = await trackAsked(asking);
  const songs = (asked ? [asked] : await songsOfStudio(asking)).filter(({ bpm }) => bpm !== null);
  if (!songs.length) return draft.say(text("assistants.answer.noTempo"));
  const isSlow = /slow|lent/i.test(asking.turn.question);
  const sorted = songs.toSorted((a, b) => (isSlow ? a.bpm! - b.bpm! : b.bpm! - a.bpm!));
  draft.list(
    [column("Song"), column("Value")],
    sorted.map((song): Row => {
      const title = fullTitle(song);
      const line = text("assistants.answer.fastest", { title, bpm: song.bpm! });
      return { line, cells: [title, `${song.bpm} BPM`], source: trackPage(song) };
    }),
  );
};

const SPARKS = [
  text("assistants.answer.spark1"),
  text("assistants.answer.spark2"),
  text("assistants.answer.spark3"),
];

/** Another one each day, and the same all day. */
export const spark: Answerer = ({ draft, turn }) => {
  draft.say(SPARKS[turn.now.getUTCDate() % SPARKS.length]!);
  draft.ask(draft.words(text("assistants.about.tempo")), draft.words(text("assistants.try.tempo")));
};
