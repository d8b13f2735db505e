import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReleasePart } from "../../domain/releases/completeness.ts";
import type { ReleaseState, TransitionReason } from "../../domain/releases/releaseState.ts";
import type { ReleaseType } from "../../domain/releases/releaseType.ts";

/** The words for what a release is, where it stands and what it lacks. */
export function useReleaseLabels() {
  const { t, i18n } = useLingui();
  const types: Record<ReleaseType, string> = {
    single: t`Single`,
    ep: t`EP`,
    album: t`Album`,
    compilation: t`Compilation`,
    live: t`Live album`,
    djmix: t`DJ mix`,
    remix: t`Remixes`,
  };
  const states: Record<ReleaseState, string> = {
    draft: t`Draft`,
    checking: t`Being checked`,
    ready: t`Ready`,
    scheduled: t`Scheduled`,
    preorder: t`Preorder`,
    live: t({ message: "Live", context: "state of a release" }),
    withdrawn: t`Withdrawn`,
    takenDown: t`Taken down`,
    archived: t`Archived`,
  };
  const missing: Record<ReleasePart, (count: number) => string> = {
    tracks: () => t`No tracks`,
    readyTracks: (count) => t`Tracks not ready: ${count}`,
    artists: () => t`No artist`,
    cover: () => t`No cover`,
    exportCover: () => t`Cover below 3000 pixels`,
    coverAlt: () => t`Cover not described`,
    coverAttested: () => t`Cover not confirmed`,
    genre: () => t`No genre`,
    language: () => t`No language`,
    date: () => t`No date`,
    cLine: () => t`No © line`,
    pLine: () => t`No ℗ line`,
    upc: () => t`No UPC`,
    isrcs: (count) => t`Tracks without ISRC: ${count}`,
    label: () => t`No label`,
    description: () => t`No description`,
  };
  const problems: Record<TransitionReason, (count: number) => string> = {
    tooLate: () =>
      t`It has been out for more than a minute, and its followers are told. You can withdraw it.`,
    heard: () => t`Somebody has heard it already. You can withdraw it.`,
    wrongState: () => t`It cannot move there from its current status.`,
    noTrack: () => t`Add at least one track.`,
    tracksNotReady: (count) => t`Tracks still being prepared: ${count}.`,
    noCover: () => t`Add a cover.`,
    noDate: () => t`Choose a date.`,
    datePast: () => t`Its date has passed: choose one in the future.`,
    blocked: (count) => t`Compliance issues to fix first: ${count}.`,
  };
  return {
    types,
    states,
    /** Day and minute in the release's own zone, which is named. Null for one without a date. */
    moment: (date: string | null | undefined, timezone: string | undefined) => {
      const timeZone = timezone ?? "UTC";
      return date
        ? `${i18n.date(new Date(date), { dateStyle: "full", timeStyle: "short", timeZone })} (${timeZone})`
        : null;
    },
    tracks: (count: number) => t`${plural(count, { one: "# track", other: "# tracks" })}`,
    type: (type: string) => types[type as ReleaseType] ?? type,
    state: (state: string) => states[state as ReleaseState] ?? state,
    missing: ({ part, count }: { part: string; count: number }) =>
      missing[part as ReleasePart]?.(count) ?? part,
    problem: ({ reason, count }: { reason: string; count: number }) =>
      problems[reason as TransitionReason]?.(count) ?? reason,
  };
}

/** The part of the editor in which something that is missing is written. */
export const PART_OF: Record<ReleasePart, EditorPart> = {
  tracks: "tracks",
  readyTracks: "tracks",
  isrcs: "tracks",
  artists: "details",
  genre: "details",
  language: "details",
  upc: "details",
  label: "details",
  description: "details",
  cover: "artwork",
  exportCover: "artwork",
  coverAlt: "artwork",
  coverAttested: "artwork",
  date: "date",
  cLine: "rights",
  pLine: "rights",
};

/** The field there, as forms mark it. */
export const FIELD_OF: Partial<Record<ReleasePart, string>> = {
  artists: "artistNames",
  genre: "genre",
  language: "language",
  upc: "upc",
  label: "label",
  description: "description",
  cover: "cover",
  exportCover: "cover",
  coverAlt: "coverAlt",
  coverAttested: "coverAttested",
  date: "releaseDay",
  cLine: "cLineYear",
  pLine: "pLineYear",
};

export const EDITOR_PARTS = [
  "tracks",
  "details",
  "rights",
  "splits",
  "artwork",
  "date",
  "spot",
  "history",
] as const;
export type EditorPart = (typeof EDITOR_PARTS)[number];
