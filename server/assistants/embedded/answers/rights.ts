import { text } from "../../../../domain/words/refusal.ts";
import type { Listed } from "../../reads/paged.ts";
import { readSongsOf, type SongOf } from "../../reads/songsOf.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { readTrackPage } from "../../reads/trackPage.ts";
import type { TrackRow, WriterRow } from "../../reads/tracks.ts";
import { type Answerer, type Asking, column, propose, releasesOf, trackAsked, tracksOf } from "../Asking.ts";
import type { Draft, Row } from "../Draft.ts";
import { releasePage, trackPage } from "../paths.ts";

/** Basis points of a whole. */
const WHOLE_BP = 10_000;
const TRACKS = "/catalog/tracks";
/** As many recordings are given codes by one press. */
const CODES_AT_ONCE = 12;

export const splits: Answerer = async (asking) => {
  const { draft } = asking;
  const asked = await trackAsked(asking);
  const rows = asked ? [asked] : await tracksOf(asking);
  draft.list(
    [column("Song"), column("Writers")],
    rows.map((track) => writersRow(draft, track)),
  );
  if (asked) draft.open(text("assistants.answer.openTrack"), trackPage(asked, "credits").path);
};

function writersRow(draft: Draft, track: TrackRow): Row {
  const title = fullTitle(track);
  const writers = writersOf(track)
    .map((writer) => shareText(draft, writer))
    .join(", ");
  return {
    line: writers
      ? text("assistants.answer.writers", { title, writers })
      : text("assistants.answer.writersNone", { title }),
    cells: [title, writers],
    source: trackPage(track, "credits"),
  };
}

export function writersOf({ works }: TrackRow): WriterRow[] {
  return works.flatMap(({ writers }) => writers);
}

function shareText(draft: Draft, { shareBp, party: { name } }: WriterRow): string {
  return draft.words(
    shareBp === null
      ? text("assistants.answer.shareOpen", { name })
      : text("assistants.answer.share", { name, share: shareBp / 100 }),
  );
}

export const openSplits: Answerer = async (asking) => {
  const { draft } = asking;
  const open = (await tracksOf(asking)).filter(({ works }) => works.some(({ isWhole }) => !isWhole));
  if (!open.length) return draft.say(text("assistants.answer.allAdd"));
  const rows = open.map((track): Row => {
    const sumBp = writersOf(track).reduce((sum, { shareBp }) => sum + (shareBp ?? 0), 0);
    const title = fullTitle(track);
    const [sum, rest] = [sumBp / 100, (WHOLE_BP - sumBp) / 100];
    const line = text("assistants.answer.adds", { title, sum, open: rest });
    return { line, cells: [title, `${sum} %`], source: trackPage(track, "credits") };
  });
  draft.list([column("Song"), column("Value")], rows);
  draft.open(text("assistants.answer.openTrack"), trackPage(open[0]!, "credits").path);
};

export const noWriters: Answerer = async (asking) => {
  const without = (await tracksOf(asking)).filter((track) => !writersOf(track).length);
  listSongs(asking, without, "credits");
};

function listSongs(
  { draft }: Asking,
  songs: readonly (TrackRow | SongOf)[],
  part?: "credits" | "lyrics",
  total = songs.length,
): void {
  const rows = songs.map((track): Row => {
    const title = fullTitle(track);
    return {
      line: text("assistants.answer.name", { name: title }),
      cells: [title],
      source: trackPage(track, part),
    };
  });
  if (rows.length) draft.list([column("Song")], rows, total);
  else draft.say(text("assistants.answer.none"));
}

export const isrcs: Answerer = async (asking) => {
  const { draft } = asking;
  const asked = await trackAsked(asking);
  if (asked) {
    const title = fullTitle(asked);
    const { isrc } = asked;
    draft.say(
      isrc
        ? text("assistants.answer.isrcOf", { title, isrc })
        : text("assistants.answer.isrcNone", { title }),
      trackPage(asked),
    );
    return draft.open(text("assistants.answer.openTrack"), trackPage(asked).path);
  }
  const without = await withoutIsrc(asking);
  if (!without) return draft.say(text("assistants.answer.nothingRead"));
  if (!without.total) return draft.say(text("assistants.answer.isrcsAll"));
  draft.say(text("assistants.answer.isrcsMissing", { count: without.total }), {
    label: "ISRC",
    path: TRACKS,
  });
  listSongs(asking, without.rows, undefined, without.total);
};

/** Of the release that is named, else of the whole studio, where the catalog counts them. */
async function withoutIsrc({ named, turn, workspaceId }: Asking): Promise<Listed<SongOf> | null> {
  const release = named.find(({ kind }) => kind === "release");
  if (!release) return readTrackPage(turn.read, workspaceId, { lacking: ["isrc"] });
  const rows = (await readSongsOf(turn.read, release.id))?.filter(({ isrc }) => !isrc);
  return rows ? { total: rows.length, rows } : null;
}

export const assignIsrcs: Answerer = async (asking) => {
  const { draft } = asking;
  const without = await withoutIsrc(asking);
  if (!without) return draft.say(text("assistants.answer.nothingRead"));
  const [first] = without.rows;
  if (!first) return draft.say(text("assistants.answer.isrcsAll"));
  draft.say(text("assistants.answer.assignIsrcs", { count: without.total }), {
    label: "ISRC",
    path: TRACKS,
  });
  listSongs(asking, without.rows, undefined, without.total);
  const trackIds = without.rows.slice(0, CODES_AT_ONCE).map(({ id }) => id);
  propose(asking, "assignIsrcs", { trackIds }, text("assistants.proposal.whyIsrcs"));
  draft.open(text("assistants.answer.openTrack"), `${trackPage(first).path}#field-isrc`);
};

export const upc: Answerer = async (asking) => {
  const { draft, named } = asking;
  const rows = await releasesOf(asking);
  const asked = rows.find(({ id }) => named.some((it) => it.id === id));
  if (asked) {
    const release = fullTitle(asked);
    draft.say(
      asked.upc
        ? text("assistants.answer.upcIs", { release, upc: asked.upc })
        : text("assistants.answer.upcNone", { release }),
      releasePage(asked, "details"),
    );
    return draft.open(text("assistants.answer.openRelease"), releasePage(asked, "details").path);
  }
  const without = rows.filter((row) => !row.upc);
  if (!without.length) return draft.say(text("assistants.answer.none"));
  draft.say(text("assistants.answer.upcsMissing", { count: without.length }), {
    label: "UPC",
    path: "/releases",
  });
  draft.list(
    [column("Release")],
    without.map((release): Row => {
      const name = fullTitle(release);
      return {
        line: text("assistants.answer.name", { name }),
        cells: [name],
        source: releasePage(release, "details"),
      };
    }),
  );
};
