import { isExportCover } from "../catalog/coverRules.ts";

/** What a release holds by now, as far as its completeness is concerned. */
export interface ReleaseContents {
  trackCount: number;
  unreadyTracks: number;
  tracksWithoutIsrc: number;
  artistCount: number;
  hasCover: boolean;
  coverWidth: number | null;
  coverIsRgb: boolean | null;
  coverAlt: string | null;
  coverAttested: boolean;
  genre: string | null;
  language: string | null;
  upc: string | null;
  date: Date | null;
  cLineYear: number | null;
  cLineOwner: string | null;
  pLineYear: number | null;
  pLineOwner: string | null;
  label: string | null;
  description: string | null;
}

export const RELEASE_PARTS = [
  "tracks",
  "readyTracks",
  "artists",
  "cover",
  "exportCover",
  "coverAlt",
  "coverAttested",
  "genre",
  "language",
  "date",
  "cLine",
  "pLine",
  "upc",
  "isrcs",
  "label",
  "description",
] as const;
export type ReleasePart = (typeof RELEASE_PARTS)[number];

export interface MissingPart {
  part: ReleasePart;
  /** How many tracks lack it; 1 for what the release itself lacks. */
  count: number;
}

/** How many of each part are missing. */
const LACKS: { [Part in ReleasePart]: (release: ReleaseContents) => number | boolean } = {
  tracks: ({ trackCount }) => trackCount === 0,
  readyTracks: ({ unreadyTracks }) => unreadyTracks,
  artists: ({ artistCount }) => artistCount === 0,
  cover: ({ hasCover }) => !hasCover,
  exportCover: ({ coverWidth: width, coverIsRgb: isRgb }) => !isExportCover({ width, isRgb }),
  coverAlt: ({ coverAlt }) => !coverAlt,
  coverAttested: ({ coverAttested }) => !coverAttested,
  genre: ({ genre }) => !genre,
  language: ({ language }) => !language,
  date: ({ date }) => !date,
  cLine: ({ cLineYear, cLineOwner }) => !cLineYear || !cLineOwner,
  pLine: ({ pLineYear, pLineOwner }) => !pLineYear || !pLineOwner,
  upc: ({ upc }) => !upc,
  isrcs: ({ tracksWithoutIsrc }) => tracksWithoutIsrc,
  label: ({ label }) => !label,
  description: ({ description }) => !description,
};

/** What can be said of a cover only. */
const OF_A_COVER: readonly ReleasePart[] = ["exportCover", "coverAlt", "coverAttested"];
/** What can be said of tracks only. */
const OF_TRACKS: readonly ReleasePart[] = ["isrcs"];

/**
 * What is missing in a release, in the order of the editor, and how much of it is there, in whole percent. Where there is no
 * cover, or no track, all that belongs to one counts as missing, and only the cover or the track is named.
 */
export function completenessOf(release: ReleaseContents): {
  there: number;
  percent: number;
  missing: MissingPart[];
} {
  const ofNothing = [...(release.hasCover ? [] : OF_A_COVER), ...(release.trackCount > 0 ? [] : OF_TRACKS)];
  const missing = RELEASE_PARTS.flatMap((part) => {
    const count = ofNothing.includes(part) ? 0 : Number(LACKS[part](release));
    return count > 0 ? [{ part, count }] : [];
  });
  const there = RELEASE_PARTS.length - ofNothing.length - missing.length;
  return { there, percent: Math.floor((100 * there) / RELEASE_PARTS.length), missing };
}
