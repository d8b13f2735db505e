import { countWaiting, findWish, insertWish, takePreparedFiles } from "../../db/downloads/preparedFiles.ts";
import { newId } from "../../db/ids.ts";
import { DOWNLOAD_FORMATS, type DownloadFormat } from "../../domain/downloads/format.ts";
import { problem } from "../../domain/words/refusal.ts";
import { viewerOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { DownloadFormatEnum, DownloadWish } from "./DownloadWish.ts";
import { findParcel, type Parcel, type Wanted } from "./mayDownload.ts";
import { songFile } from "./songFile.ts";

/** Making files costs minutes of a processor: nobody has more than a few wishes at work at once. */
const MOST_WAITING = { person: 4, visitors: 12 };

/** Judges whether they may, whether it can be made, and whether it is there already. */
const prepareDownload = verb("prepareDownload", {
  unaudited: "What is taken home is noted when it is fetched.",
  forVisitors: true,
  async run(act, { format, ...wanted }: Wanted & { format: DownloadFormat }) {
    const { trx, now } = act;
    const viewer = viewerOf(act.actor);
    const parcel = await findParcel(trx, viewer, wanted);
    if (!parcel) throw new NotFound();
    if (!parcel.mayHave) throw new InvalidInput(problem("id", "downloads.notGiven"));
    if (DOWNLOAD_FORMATS[format].isLossless && parcel.songs.some(({ lossless }) => !lossless))
      throw new InvalidInput(problem("format", "downloads.notLossless"));
    const userId = viewer?.userId ?? null;
    const isReady = await isMade(act, parcel, format);
    if (!isReady && (await countWaiting(trx, userId)) >= MOST_WAITING[userId ? "person" : "visitors"])
      throw new InvalidInput(problem("id", "downloads.tooMany"));
    const wishId = newId();
    const state = isReady ? { state: "ready", progress: 100 } : {};
    await insertWish(trx, { id: wishId, userId, ...wanted, format, createdAt: now, ...state });
    if (!isReady) act.enqueue("prepare-download", { wishId });
    return act.done({ wishId });
  },
});

async function isMade({ trx, now }: Act, parcel: Parcel, format: DownloadFormat): Promise<boolean> {
  const setting = parcel.setting?.id ?? parcel.songs[0]!.id;
  const ids = parcel.songs.map(({ id }) => id);
  const there = await takePreparedFiles(trx, ids, { setting, format }, now);
  const known = new Map(there.map(({ trackId, fingerprint }) => [trackId, fingerprint]));
  return parcel.songs.every((song) => known.get(song.id) === songFile(song, parcel, format).fingerprint);
}

builder.relayMutationField(
  "prepareDownload",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: [Track, Release], description: "A track, or a whole release as one ZIP file." }),
      format: t.field({ type: DownloadFormatEnum }),
    }),
  },
  {
    description:
      "Makes the files of a download, unless they are there. Members of the studio may always; others what the artist gives.",
    verb: prepareDownload,
    authScopes: { public: true },
    errors: { types: [NotFound, InvalidInput] },
    resolve: (_root, { input: { id, format } }, context, info) => {
      const wanted =
        id.typename === "Track" ? { trackId: id.id, releaseId: null } : { trackId: null, releaseId: id.id };
      return perform(context, info, prepareDownload, { ...wanted, format });
    },
  },
  {
    outputFields: (t) => ({
      download: t.field({
        type: DownloadWish,
        resolve: async ({ wishId }, _args, { db }) => (await findWish(db, wishId))!,
      }),
    }),
  },
);
