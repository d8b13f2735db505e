import type { Named } from "../../../domain/assistants/grammar/linkNames.ts";
import type { Intent } from "../../../domain/assistants/grammar/rules.ts";
import type { DaySpan } from "../../../domain/assistants/grammar/saidSpan.ts";
import { mayPropose, type ProposableVerb } from "../../../domain/assistants/proposals.ts";
import { type Text, text } from "../../../domain/words/refusal.ts";
import type { Proposed, Turn } from "../../providers/assistant.ts";
import type { Listed } from "../reads/paged.ts";
import { type ReleaseRow, readReleases } from "../reads/releases.ts";
import { readTrack, readTracks, type TrackRow } from "../reads/tracks.ts";
import type { Draft } from "./Draft.ts";

/** A question that was understood, on its way to an answer. */
export interface Asking {
  turn: Turn;
  intent: Intent;
  draft: Draft;
  /** The studio whose rows are read; empty for a fan, whose answers read none. */
  workspaceId: string;
  /** What the question names, or the page it was asked on shows. */
  named: readonly Named[];
}

/** Writes one kind of answer into its draft. */
export type Answerer = (asking: Asking) => Promise<void> | void;

/** Proposes it below the answer, where this assistant proposes such things; true where it does. */
export function propose(
  { turn, draft }: Asking,
  verb: ProposableVerb,
  input: Proposed["input"],
  why: Text,
): boolean {
  if (!mayPropose(turn.agent.id, verb)) return false;
  draft.propose({ verb, input, why: draft.words(why) });
  return true;
}

/** The releases of the studio; says so where they cannot be read, or not all of them. */
export async function releasesOf({ turn, draft, workspaceId }: Asking): Promise<ReleaseRow[]> {
  return rowsOf(draft, await readReleases(turn.read, workspaceId));
}

/** The recordings of the studio; says so where they cannot be read, or not all of them. */
export async function tracksOf({ turn, draft, workspaceId }: Asking): Promise<TrackRow[]> {
  return rowsOf(draft, await readTracks(turn.read, workspaceId));
}

/** What was read of a list; the draft says what was not. */
export function rowsOf<Node>(draft: Draft, listed: Listed<Node> | null): Node[] {
  if (!listed) draft.say(text("assistants.answer.nothingRead"));
  else if (listed.total > listed.rows.length)
    draft.note(text("assistants.answer.onlyNewest", { looked: listed.rows.length, all: listed.total }));
  return listed?.rows ?? [];
}

/** The release that is asked about: the named one, else the next one with a date ahead, else the newest. */
export async function releaseAsked(asking: Asking): Promise<ReleaseRow | null> {
  const rows = await releasesOf(asking);
  const named = asking.named.find(({ kind }) => kind === "release");
  const found = named
    ? rows.find(({ id }) => id === named.id)
    : (comingFirst(rows, asking.turn.now)[0] ?? rows[0]);
  if (!found) asking.draft.say(text("assistants.answer.noRelease"));
  return found ?? null;
}

/** The recording that is asked about; null where none is named. */
export async function trackAsked({ turn, named }: Asking): Promise<TrackRow | null> {
  const track = named.find(({ kind }) => kind === "track");
  return track ? readTrack(turn.read, track.id) : null;
}

/** Releases whose day is still to come, the soonest first. */
export function comingFirst(rows: readonly ReleaseRow[], now: Date): ReleaseRow[] {
  const today = todayOf({ now });
  return rows
    .filter(({ privateFields, state }) => (privateFields?.releaseDay ?? "") >= today && state !== "live")
    .sort((a, b) => (a.privateFields!.releaseDay! < b.privateFields!.releaseDay! ? -1 : 1));
}

/** The day it is where nobody says which clock counts: that of UTC. */
export function todayOf({ now }: Pick<Turn, "now">): string {
  return now.toISOString().slice(0, 10);
}

/** "12 March 2027", "12 de marzo de 2027". */
export function dayText({ locale }: Pick<Draft, "locale">, day: string): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** "16–22 November 2026", "16–22 de noviembre de 2026". */
export function spanText({ locale }: Pick<Draft, "locale">, { from, to }: DaySpan): string {
  const day = (of: string) => new Date(`${of}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  }).formatRange(day(from), day(to));
}

/** A column head or a button, which names nothing. */
export function column(
  name:
    | "Currency"
    | "Day"
    | "Finding"
    | "Product"
    | "Release"
    | "Song"
    | "Step"
    | "Value"
    | "What"
    | "Who"
    | "Writers",
): Text {
  return text(`assistants.answer.column${name}`);
}
