import * as v from "valibot";
import { VISIBILITIES } from "../../domain/catalog/track.ts";
import { isId } from "../../domain/isId.ts";
import { PLAYLIST_ITEMS_MAX, PLAYLIST_VISIBILITIES } from "../../domain/playlists/playlist.ts";
import { MAX_RELEASE_TRACKS } from "../../domain/releases/release.ts";
import { AUDIENCES } from "../../domain/releases/releaseState.ts";

/** Shapes only, which GraphQL checks for its mutations; what is right is judged by the verbs. */
const text = v.nullable(v.string());
const texts = v.nullable(v.pipe(v.array(v.string()), v.maxLength(250)));
const flag = v.nullable(v.boolean());
const figure = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1)));
export const uuid = v.pipe(v.string(), v.check(isId));
const moment = v.pipe(
  v.string(),
  v.check((given) => !Number.isNaN(new Date(given).getTime())),
);

const shapes = (names: string, schema: v.GenericSchema) =>
  Object.fromEntries(names.split(" ").map((name) => [name, schema]));

/** What `updateTrack` takes. */
export const TRACK_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...shapes(
    "genre mood key isrc versionTitle subGenre language explicit pLineOwner recordingCountry coverLicence creditsText",
    text,
  ),
  title: v.string(),
  ...shapes("artistNames furtherMoods instruments", texts),
  ...shapes("bpm pLineYear recordingYear previewStartMs maxFreePlays priceMinor suggestedPriceMinor", figure),
  ...shapes("isCover isLive isRemix isPriceFixed downloadAllowed", flag),
  visibility: v.picklist(VISIBILITIES),
  parentId: v.nullable(uuid),
  aiDisclosure: v.nullable(v.record(v.string(), v.string())),
};

/** What can be written about a track before its audio is there. */
export const DRAFT_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...shapes("genre key isrc", text),
  title: v.string(),
  artistNames: texts,
  bpm: figure,
};

const Places = v.pipe(
  v.array(
    v.object({
      id: uuid,
      disc: v.optional(v.pipe(v.number(), v.integer())),
      isInstant: v.optional(v.boolean()),
    }),
  ),
  v.maxLength(2 * MAX_RELEASE_TRACKS),
);

/** The running order of a release, which `setReleaseTracks` takes: with discs, or the tracks in their order alone. */
export const ORDER_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  tracks: Places,
  trackIds: v.pipe(v.array(uuid), v.maxLength(2 * MAX_RELEASE_TRACKS)),
};

/** What `updateRelease` takes. */
export const RELEASE_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...shapes(
    "versionTitle type label upc catalogNumber genre language originalReleaseDay description creditsText",
    text,
  ),
  title: v.string(),
  ...shapes("cLineOwner pLineOwner licence coverAlt releaseDay releaseTime timezone", text),
  ...shapes("artistNames territories excludedTerritories", texts),
  ...shapes("cLineYear pLineYear priceMinor suggestedPriceMinor", figure),
  ...shapes("coverAttested hideFromSearch isPriceFixed", flag),
  audience: v.nullable(v.picklist(AUDIENCES)),
  preorderFrom: v.nullable(moment),
};

export const Items = v.pipe(
  v.array(v.object({ id: uuid, trackId: uuid })),
  v.maxLength(2 * PLAYLIST_ITEMS_MAX),
);

/** What `updatePlaylist` takes, and the items, which have verbs of their own. */
export const PLAYLIST_FIELDS: Readonly<Record<string, v.GenericSchema>> = {
  ...shapes("title description", v.string()),
  ...shapes("folder rule", text),
  visibility: v.picklist(PLAYLIST_VISIBILITIES),
  items: Items,
};
