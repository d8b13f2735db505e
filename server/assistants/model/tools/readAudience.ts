import * as v from "valibot";
import type { DaySpan } from "../../../../domain/assistants/grammar/saidSpan.ts";
import { firstDayShown } from "../../../../domain/plays/play.ts";
import { trackPage } from "../../embedded/paths.ts";
import {
  readFollowers as followers,
  readLikes as likes,
  readPlays as plays,
  type Ranked,
} from "../../reads/audience.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type ModelTool, ofStudios, type ToolCall } from "../ModelTool.ts";
import { REF } from "../ref.ts";

const DAY = v.pipe(v.string(), v.isoDate(), v.description("A day of UTC, such as 2026-03-01."));
const DAYS = { from: v.optional(DAY), to: v.optional(DAY) };
const OfSongs = v.strictObject({
  ...DAYS,
  refs: v.optional(v.pipe(v.array(REF), v.maxLength(50), v.description("Only these songs."))),
});
const OfDays = v.strictObject(DAYS);
type OfSongsInput = v.InferOutput<typeof OfSongs>;

export const readPlays: ModelTool<OfSongsInput> = {
  name: "read_plays",
  description:
    "Plays that counted, from one day to another, both among them; without days the last 28. `total` is of all songs, rows are the most played first.",
  input: OfSongs,
  isFor: ofStudios,
  async run({ refs, ...days }, call) {
    const { turn } = call;
    const span = spanOf(days, call);
    const trackIds = idsOf(refs, call);
    if (trackIds?.includes(null)) return null;
    const found = await plays(turn.read, {
      ...{ workspaceId: turn.workspaceId!, trackIds: trackIds as string[] | null },
      ...span,
    });
    return found && { ...span, ...ranked(found, call, "plays") };
  },
};

export const readLikes: ModelTool<OfSongsInput> = {
  name: "read_likes",
  description:
    "Likes that songs have; with both days only those given then. `total` is of all songs, rows are the most liked first.",
  input: OfSongs,
  isFor: ofStudios,
  async run({ refs, from, to }, call) {
    const { turn } = call;
    const days = from && to ? { from, to } : null;
    const trackIds = idsOf(refs, call);
    if (trackIds?.includes(null)) return null;
    const found = await likes(turn.read, {
      ...{ workspaceId: turn.workspaceId!, trackIds: trackIds as string[] | null, days },
    });
    return found && { ...days, ...ranked(found, call) };
  },
};

export const readFollowers: ModelTool<v.InferOutput<typeof OfDays>> = {
  name: "read_followers",
  description: "How many people follow the studio's artists now, and how many of them began on these days.",
  input: OfDays,
  isFor: ofStudios,
  async run(days, call) {
    const { turn, sources } = call;
    const span = spanOf(days, call);
    const found = await followers(turn.read, { workspaceId: turn.workspaceId!, ...span });
    return (
      found && {
        ref: sources.add({ label: "Followers", path: "/profile" }),
        ...{ followers: found.total, began: found.gained, ...span },
      }
    );
  },
};

function spanOf({ from, to }: Partial<DaySpan>, { turn }: ToolCall): DaySpan {
  return { from: from ?? firstDayShown(turn.now), to: to ?? turn.now.toISOString().slice(0, 10) };
}

/** Null in it: a ref that no tool gave. */
function idsOf(refs: readonly number[] | undefined, { sources }: ToolCall): (string | null)[] | null {
  return refs?.map((ref) => sources.idOf(ref)) ?? null;
}

function ranked({ total, tracks }: Ranked, { sources }: ToolCall, part?: "plays") {
  return {
    total,
    rows: tracks.flatMap(({ count, track }) =>
      track ? [{ ref: sources.add(trackPage(track, part), track.id), song: fullTitle(track), count }] : [],
    ),
  };
}
