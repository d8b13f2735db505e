import { Readable } from "node:stream";
import { Hono, type Context as HonoContext } from "hono";
import { logDownload } from "../../db/downloads/log.ts";
import {
  findWish,
  type PreparedFile,
  takePreparedFiles,
  type WishRow,
} from "../../db/downloads/preparedFiles.ts";
import { fileName } from "../../domain/downloads/fileName.ts";
import { DOWNLOAD_FORMATS, type DownloadFormat } from "../../domain/downloads/format.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";
import type { ServerEnv } from "../http.ts";
import { savedAs, serveBytes } from "../media/serveBytes.ts";
import { DOWNLOAD_PURPOSE, downloadClaim } from "./DownloadWish.ts";
import { findParcel, type Parcel } from "./mayDownload.ts";
import { releaseZip } from "./releaseZip.ts";
import { songFile } from "./songFile.ts";

/**
 * Downloads below /api/downloads, by signed and expiring address, in the session of whoever asked for it. Rights are asked once
 * more: what was taken back meanwhile is gone. Everything wrong answers as a missing address does.
 */
export function downloadRoutes(contextFor: (request: Request) => Promise<Context>): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  routes.on(["GET", "HEAD"], "/:id{[0-9a-f-]{36}}", async (c) => {
    const context = await contextFor(c.req.raw);
    const { db, viewer, services, now } = context;
    const id = c.req.param("id");
    const { expires = "", signature = "" } = c.req.query();
    const claim = downloadClaim(id, Number(expires));
    if (!services.signer.verifies(DOWNLOAD_PURPOSE, claim, signature)) return c.notFound();
    if (!(Number(expires) >= now().getTime())) return c.notFound();
    const wish = await findWish(db, id);
    if (wish?.state !== "ready" || wish.userId !== (viewer?.userId ?? null)) return c.notFound();
    const parcel = await findParcel(db, viewer, wish);
    if (!parcel?.mayHave) return c.notFound();
    const setting = parcel.setting?.id ?? parcel.songs[0]!.id;
    const ids = parcel.songs.map((song) => song.id);
    const files = await takePreparedFiles(db, ids, { setting, format: wish.format }, now());
    const known = new Map(files.map((file) => [file.trackId, file]));
    if (parcel.songs.some((song) => !known.has(song.id))) return c.notFound();
    return wish.trackId
      ? sendSong(c, context, parcel, wish, known)
      : sendRelease(c, context, parcel, wish, known);
  });
  return routes;
}

const noteDownload = verb("noteDownload", {
  unaudited: "The log of downloads keeps it.",
  forVisitors: true,
  async run(act, taken: Parameters<typeof logDownload>[1]) {
    await logDownload(act.trx, taken, act.now);
    return act.done({});
  },
});

function note(context: Context, { userId, releaseId, trackId, format }: WishRow, sent: Sent) {
  return act(actingIn(context), noteDownload, { userId, releaseId, trackId, format, ...sent });
}

type Sent = { workspaceId: string; bytes: number };
type Known = ReadonlyMap<string, PreparedFile>;

async function sendSong(
  c: HonoContext<ServerEnv>,
  context: Context,
  parcel: Parcel,
  wish: WishRow,
  known: Known,
) {
  const format = wish.format as DownloadFormat;
  const [song] = parcel.songs;
  const file = known.get(song!.id)!;
  const range = c.req.header("range");
  // A download that goes on where it stopped is still one download.
  if (c.req.method === "GET" && (!range || /^bytes=0-/.test(range)))
    await note(context, wish, { workspaceId: song!.workspaceId, bytes: file.bytes });
  return serveBytes(
    c,
    {
      ...{ storageKey: file.storageKey, bytes: file.bytes, etag: `"${file.fingerprint}"` },
      mimeType: DOWNLOAD_FORMATS[format].mimeType,
      cacheControl: "private, no-store",
      fileName: songFile(song!, parcel, format).name,
    },
    context.services.storage,
  );
}

async function sendRelease(
  c: HonoContext<ServerEnv>,
  context: Context,
  parcel: Parcel,
  wish: WishRow,
  known: Known,
) {
  const { services } = context;
  const { setting } = parcel;
  if (!setting) return c.notFound();
  const zip = await releaseZip(services.storage, parcel, wish, known);
  const names = setting.artistNames.join(", ");
  const headers = {
    "content-type": "application/zip",
    "content-length": String(zip.bytes),
    "content-disposition": savedAs(`${fileName(`${names ? `${names} - ` : ""}${wholeTitle(setting)}`)}.zip`),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  };
  if (c.req.method === "HEAD") {
    zip.stream.destroy();
    return new Response(null, { headers });
  }
  await note(context, wish, { workspaceId: setting.workspaceId, bytes: zip.bytes });
  return new Response(Readable.toWeb(zip.stream) as ReadableStream<Uint8Array>, { headers });
}
