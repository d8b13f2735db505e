import { addDays, daysBetween, weekdayOf } from "./planDays.ts";

/** Editorial teams of the shops want to hear a song this many days before it is out; later is too late (screens.md 3.2). */
export const PITCH_DAYS = 7;
/** What is aimed for: a pitch two to three weeks ahead. */
export const PITCH_AIM_DAYS = 14;
/** Distributors ask for about four weeks, so that every shop has it on the day. */
export const STORE_DAYS = 28;
/** Two releases of one artist take each other's listeners when at most so many days lie between. */
export const CLOSE_DAYS = 14;
const FRIDAY = 5;

/** Where a release can still be moved to another day. */
export const MOVABLE_STATES = ["draft", "checking", "ready", "scheduled", "preorder"] as const;

/** What the plan knows of a release; days as the studio's calendar has them. */
export interface PlannedDay {
  id: string;
  state: string;
  day: string;
  wentLiveAt: Date | string | null;
  artistIds: readonly string[];
}

export const PLAN_HINTS = ["past", "pitchOver", "pitchShort", "storesShort", "close", "notFriday"] as const;
export type PlanHintCode = (typeof PLAN_HINTS)[number];

export interface PlanHint {
  code: PlanHintCode;
  /** Days from today, or to the nearest of the others. */
  days: number;
  /** For `close`: the releases that are meant, nearest first. */
  otherIds: readonly string[];
}

/** Whether it is still to come, so that its day may be chosen. */
export function isMovable({ state, wentLiveAt }: Pick<PlannedDay, "state" | "wentLiveAt">): boolean {
  return wentLiveAt === null && (MOVABLE_STATES as readonly string[]).includes(state);
}

/** What to think of before a release stays on its day, gravest first; nothing for what is out. Hints, never refusals. */
export function planHints(release: PlannedDay, others: readonly PlannedDay[], today: string): PlanHint[] {
  if (!isMovable(release)) return [];
  const ahead = daysBetween(today, release.day);
  const hint = (code: PlanHintCode, days = ahead, otherIds: readonly string[] = []) => ({
    code,
    days,
    otherIds,
  });
  const close = neighbours(release, others);
  return [
    ...(ahead < 0 ? [hint("past")] : []),
    ...(ahead >= 0 && ahead < PITCH_DAYS ? [hint("pitchOver")] : []),
    ...(ahead >= PITCH_DAYS && ahead < PITCH_AIM_DAYS ? [hint("pitchShort")] : []),
    ...(ahead >= 0 && ahead < STORE_DAYS ? [hint("storesShort")] : []),
    ...(close.length > 0
      ? [
          hint(
            "close",
            distance(release, close[0]!),
            close.map(({ id }) => id),
          ),
        ]
      : []),
    ...(weekdayOf(release.day) === FRIDAY ? [] : [hint("notFriday")]),
  ];
}

const distance = (one: PlannedDay, other: PlannedDay) => Math.abs(daysBetween(one.day, other.day));

/** Releases of one of the same artists at most two weeks away, the nearest first. */
function neighbours(release: PlannedDay, others: readonly PlannedDay[]): PlannedDay[] {
  return others
    .filter(
      (other) =>
        other.id !== release.id &&
        (isMovable(other) || other.state === "live") &&
        other.artistIds.some((id) => release.artistIds.includes(id)) &&
        distance(release, other) <= CLOSE_DAYS,
    )
    .sort(
      (one, other) => distance(release, one) - distance(release, other) || one.id.localeCompare(other.id),
    );
}

/**
 * The day to write for a release that is put from one day of the studio's calendar onto another: its own zone may call that
 * day by another date, and its time of day stays as it is.
 */
export function dayWhenMoved(writtenDay: string | null, shownDay: string | null, to: string): string {
  return writtenDay && shownDay ? addDays(writtenDay, daysBetween(shownDay, to)) : to;
}
