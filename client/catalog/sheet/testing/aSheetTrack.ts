import type { TableTrack } from "../../../../domain/catalog/table/TrackCells.ts";
import type { SheetRow } from "../SheetBook.ts";

/** A track as the sheet knows it, of which nothing is known but what a test says. */
export function aSheetTrack(id: string, facts: Partial<TableTrack>): SheetRow {
  const track: TableTrack = {
    title: "Tide",
    artistNames: ["Nova"],
    versionTitle: null,
    isrc: null,
    genre: null,
    subGenre: null,
    mood: null,
    furtherMoods: [],
    instruments: [],
    bpm: null,
    key: null,
    language: null,
    explicit: null,
    visibility: "private",
    pLineYear: null,
    pLineOwner: null,
    recordingYear: null,
    recordingCountry: null,
    isCover: false,
    coverLicence: null,
    isLive: false,
    isRemix: false,
    aiDisclosure: null,
    previewStartMs: null,
    maxFreePlays: null,
    priceMinor: null,
    suggestedPriceMinor: null,
    isPriceFixed: false,
    downloadAllowed: false,
    creditsText: null,
    currency: "EUR",
  };
  return { id, version: 1, track: { ...track, ...facts } };
}
