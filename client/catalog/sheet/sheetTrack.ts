import { graphql, readInlineData } from "react-relay";
import type { sheetTrack_track$key } from "../../__generated__/sheetTrack_track.graphql.ts";
import { estimatesOf } from "../estimates.ts";
import type { SheetRow } from "./SheetBook.ts";

/** A track as the sheet keeps it, outside of the store: thousands of rows are not drawn from there. */
export function sheetRowOf(track: sheetTrack_track$key): SheetRow {
  const read = readInlineData(
    graphql`
      fragment sheetTrack_track on Track @inline {
        id
        version
        title
        artistNames
        versionTitle
        isrc
        genre
        subGenre
        mood
        furtherMoods
        instruments
        bpm
        key
        language
        explicit
        visibility
        pLineYear
        pLineOwner
        recordingYear
        recordingCountry
        isCover
        coverLicence
        isLive
        isRemix
        aiDisclosure {
          vocals
          instrumentation
          composition
          lyrics
          postProduction
        }
        previewStartMs
        maxFreePlays
        priceMinor
        suggestedPriceMinor
        isPriceFixed
        downloadAllowed
        creditsText
        currency
        ...estimates_track
      }
    `,
    track,
  );
  const { id, version, ...facts } = read;
  // What Relay leaves open is null here.
  const closed = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null]));
  return { id, version, track: closed as unknown as SheetRow["track"], estimates: estimatesOf(read) };
}
