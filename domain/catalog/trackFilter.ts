import { currentTerm } from "../lexicon/currentVocabulary.ts";
import type { VocabularyKey } from "../lexicon/vocabulary.ts";
import { MUSICAL_KEYS } from "./musicalKey.ts";
import { EXPLICITNESS, type Explicitness } from "./recording.ts";
import { MAX_BPM, MIN_BPM, VISIBILITIES, type Visibility } from "./track.ts";

/** What a track can lack: a code, who owns the recording, a lossless master, a release that it is on. */
export const TRACK_GAPS = ["isrc", "pLine", "lossless", "release"] as const;
export type TrackGap = (typeof TRACK_GAPS)[number];

export const TRACK_SORTS = ["newest", "changed", "title"] as const;
export type TrackSort = (typeof TRACK_SORTS)[number];

/** What the catalog is narrowed to. Absent: not narrowed by it. */
export interface CatalogFilter {
  text?: string;
  genre?: string;
  mood?: string;
  visibility?: Visibility;
  archived?: boolean;
  key?: string;
  bpmMin?: number;
  bpmMax?: number;
  explicit?: Explicitness;
  lacking?: TrackGap[];
}

/** What an address narrows the catalog to; null for all of it. What it says wrongly counts as not said. */
export function filterOf(address: URLSearchParams): CatalogFilter | null {
  const text = address.get("text")?.trim().slice(0, 200);
  const genre = slugOf("GENRE", address.get("genre"));
  const mood = slugOf("MOOD", address.get("mood"));
  const visibility = VISIBILITIES.find((each) => each === address.get("visibility"));
  const key = MUSICAL_KEYS.find((each) => each === address.get("key"));
  const bpmMin = tempoOf(address.get("bpmMin"));
  const bpmMax = tempoOf(address.get("bpmMax"));
  const explicit = EXPLICITNESS.find((each) => each === address.get("explicit"));
  const asked = address.get("lacking")?.split(",") ?? [];
  const lacking = TRACK_GAPS.filter((gap) => asked.includes(gap));
  const filter: CatalogFilter = {
    ...(text ? { text } : {}),
    ...(genre ? { genre } : {}),
    ...(mood ? { mood } : {}),
    ...(visibility ? { visibility } : {}),
    ...(key ? { key } : {}),
    ...(bpmMin === undefined ? {} : { bpmMin }),
    ...(bpmMax === undefined ? {} : { bpmMax }),
    ...(explicit ? { explicit } : {}),
    ...(lacking.length > 0 ? { lacking } : {}),
    ...(address.get("archived") === "1" ? { archived: true } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

export function sortOf(address: URLSearchParams): TrackSort {
  return TRACK_SORTS.find((each) => each === address.get("sort")) ?? "newest";
}

/** The words of an address that say filter and order, and no others, in one order. */
export function queryOf(address: URLSearchParams): string {
  const { archived, lacking, ...plain } = filterOf(address) ?? {};
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(plain)) words.set(name, String(value));
  if (lacking) words.set("lacking", lacking.join());
  if (archived) words.set("archived", "1");
  if (sortOf(address) !== "newest") words.set("sort", sortOf(address));
  return words.toString();
}

/** An old link may name a term that became part of another one. */
function slugOf(key: VocabularyKey, word: string | null): string | undefined {
  return word === null ? undefined : currentTerm(key, word)?.slug;
}

function tempoOf(text: string | null): number | undefined {
  const tempo = Number(text);
  return text && Number.isInteger(tempo) && tempo >= MIN_BPM && tempo <= MAX_BPM ? tempo : undefined;
}
