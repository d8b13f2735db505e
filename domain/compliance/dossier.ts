import type { Master } from "../catalog/storeGrade.ts";
import type { SplitState } from "../splits/states.ts";

/** Everything that the rules of compliance look at, as plain facts: one release with all that belongs to it. */
export interface Dossier {
  release: DossierRelease;
  /** In running order. */
  tracks: readonly DossierTrack[];
  studio: DossierStudio;
}

/** What the studio fills in by itself when somebody asks it to. */
export interface DossierStudio {
  /** Five characters; null while it has none. */
  isrcPrefix: string | null;
  cLineOwner: string;
  pLineOwner: string;
  /** Whether the payment provider pays out to an account of the studio. */
  isPaidOut: boolean;
}

export interface DossierRelease {
  id: string;
  title: string;
  versionTitle: string | null;
  artistNames: readonly string[];
  upc: string | null;
  genre: string | null;
  language: string | null;
  cLineYear: number | null;
  cLineOwner: string | null;
  pLineYear: number | null;
  pLineOwner: string | null;
  /** In which it came out first, or will: by its days; null while it has none. */
  year: number | null;
  /** ISO 3166-1 alpha-2; both empty: worldwide. */
  territories: readonly string[];
  excludedTerritories: readonly string[];
  cover: DossierCover | null;
  /** Minor units of `currency`; null: not sold as a whole. */
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
  currency: string;
  /** Of its own split, the last version that was sent, or the draft of a first one; null: none was begun. */
  splitState: SplitState | null;
}

/** Sides in pixels; null where nobody measured. */
export interface DossierCover {
  width: number | null;
  height: number | null;
  bytes: number | null;
  isRgb: boolean | null;
  alt: string | null;
  isAttested: boolean;
}

export interface DossierTrack {
  id: string;
  title: string;
  versionTitle: string | null;
  artistNames: readonly string[];
  isrc: string | null;
  /** processing, ready, failed or archived. */
  state: string;
  masterSha256: string;
  /** Null until it was measured. */
  master: Master | null;
  explicit: string | null;
  language: string | null;
  /** The words; null when nobody wrote them down. */
  lyrics: string | null;
  isCover: boolean;
  coverLicence: string | null;
  isAiDisclosed: boolean;
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
  splitState: SplitState | null;
  works: readonly DossierWork[];
  /** Everybody credited on it, each once. */
  people: readonly DossierParty[];
}

export interface DossierWork {
  id: string;
  title: string;
  iswc: string | null;
  /** Shares in basis points. */
  writers: readonly { party: DossierParty; shareBp: number }[];
}

export interface DossierParty {
  id: string;
  name: string;
  ipi: string | null;
  isni: string | null;
}
