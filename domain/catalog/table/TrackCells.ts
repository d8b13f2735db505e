import type { AiDisclosure } from "../aiDisclosure.ts";
import type { RecordingEdit } from "../recording.ts";
import type { TrackEdit, Visibility } from "../track.ts";

/** Everything about a track that a cell of a table can hold: what the sheet shows and a file carries. */
export interface TableTrack {
  title: string;
  artistNames: readonly string[];
  versionTitle: string | null;
  isrc: string | null;
  genre: string | null;
  subGenre: string | null;
  mood: string | null;
  furtherMoods: readonly string[];
  instruments: readonly string[];
  bpm: number | null;
  key: string | null;
  language: string | null;
  explicit: string | null;
  visibility: Visibility;
  pLineYear: number | null;
  pLineOwner: string | null;
  recordingYear: number | null;
  recordingCountry: string | null;
  isCover: boolean;
  coverLicence: string | null;
  isLive: boolean;
  isRemix: boolean;
  aiDisclosure: AiDisclosure | null;
  previewStartMs: number | null;
  maxFreePlays: number | null;
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
  isPriceFixed: boolean;
  downloadAllowed: boolean;
  creditsText: string | null;
  /** ISO 4217: how many decimals a price has. */
  currency: string;
}

/** What the cells of one row change about a track; absent fields stay. */
export interface TableChange extends TrackEdit, RecordingEdit {
  visibility?: Visibility | null | undefined;
}
