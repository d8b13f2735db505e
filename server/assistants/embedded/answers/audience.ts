import { type DaySpan, spanSaid } from "../../../../domain/assistants/grammar/saidSpan.ts";
import { firstDayShown } from "../../../../domain/plays/play.ts";
import { type Text, text } from "../../../../domain/words/refusal.ts";
import { type Ranked, readFollowers, readLikes, readPlays } from "../../reads/audience.ts";
import { readSongsOf } from "../../reads/songsOf.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, type Asking, column, spanText, todayOf } from "../Asking.ts";
import type { Row } from "../Draft.ts";
import { trackPage } from "../paths.ts";

export const plays: Answerer = async (asking) => {
  const { turn, draft, workspaceId } = asking;
  const days = spanOf(asking);
  const found = await readPlays(turn.read, { workspaceId, trackIds: await tracksNamed(asking), ...days });
  if (!found) return draft.say(text("assistants.answer.nothingRead"));
  say(asking, found, {
    sum: text("assistants.answer.playsIn", { count: found.total, days: spanText(draft, days) }),
    line: (count, title) => text("assistants.answer.playsOfSong", { count, title }),
    part: "plays",
  });
  draft.note(text("assistants.answer.playsNot"));
};

export const likes: Answerer = async (asking) => {
  const { turn, draft, workspaceId } = asking;
  const days = spanSaid(turn.question, todayOf(turn));
  const found = await readLikes(turn.read, { workspaceId, trackIds: await tracksNamed(asking), days });
  if (!found) return draft.say(text("assistants.answer.nothingRead"));
  say(asking, found, {
    sum: days
      ? text("assistants.answer.likesIn", { count: found.total, days: spanText(draft, days) })
      : text("assistants.answer.likesEver", { count: found.total }),
    line: (count, title) => text("assistants.answer.likesOfSong", { count, title }),
  });
  if (days) draft.note(text("assistants.answer.likesNot"));
};

export const followers: Answerer = async (asking) => {
  const { turn, draft, workspaceId } = asking;
  const days = spanOf(asking);
  const found = await readFollowers(turn.read, { workspaceId, ...days });
  if (!found) return draft.say(text("assistants.answer.nothingRead"));
  const source = { label: draft.words(text("assistants.about.followers")), path: "/profile" };
  draft.say(text("assistants.answer.followersNow", { count: found.total }), source);
  if (found.total)
    draft.say(
      text("assistants.answer.followersNew", { count: found.gained, days: spanText(draft, days) }),
      source,
    );
  draft.open(text("assistants.answer.openProfile"), "/profile");
};

/** The days that are asked about; where none are said, those that the page of a song shows. */
function spanOf({ turn }: Asking): DaySpan {
  return spanSaid(turn.question, todayOf(turn)) ?? { from: firstDayShown(turn.now), to: todayOf(turn) };
}

/** The songs that the question names, alone or as a release; null: all. */
async function tracksNamed({ turn, named }: Asking): Promise<string[] | null> {
  const [first] = named;
  if (!first) return null;
  const songs = named.filter(({ kind }) => kind === "track").map(({ id }) => id);
  // A song and its album may have one name: the song is the nearer of the two.
  if (songs.length) return songs;
  return (await readSongsOf(turn.read, first.id))?.map(({ id }) => id) ?? null;
}

interface Said {
  sum: Text;
  line(count: number, title: string): Text;
  part?: "plays";
}

/** The sum with the songs that it is of, each with its page. */
function say({ draft }: Asking, { tracks }: Ranked, { sum, line, part }: Said): void {
  const seen = tracks.flatMap(({ count, track }) => (track ? [{ count, track }] : []));
  const [most] = seen;
  const all = { label: draft.words(column("Song")), path: "/catalog/tracks" };
  draft.say(sum, most ? trackPage(most.track, part) : all);
  if (seen.length)
    draft.list(
      [column("Song"), column("Value")],
      seen.map(({ count, track }): Row => {
        const title = fullTitle(track);
        return { line: line(count, title), cells: [title, String(count)], source: trackPage(track, part) };
      }),
    );
  if (most && part) draft.open(text("assistants.answer.openPlays"), trackPage(most.track, part).path);
  else draft.open(text("assistants.answer.openTracks"), "/catalog/tracks");
}
