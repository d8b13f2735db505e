import type { Transaction } from "kysely";
import { listLivePlaces } from "../../db/catalog/masterVersions.ts";
import { lockTrack } from "../../db/catalog/tracks.ts";
import { countUploads, insertUpload, lockUploads, type UploadRow } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { trackAllowance } from "../../domain/billing/plans.ts";
import { AUDIO_REFUSALS, largerThan, MEGABYTE } from "../../domain/catalog/audio.ts";
import {
  CANNOT_REPLACE,
  MAX_REPLACE_REASON,
  REASON_NEEDED,
  tidyFileName,
  trackLimitReached,
} from "../../domain/catalog/upload.ts";
import type { Context } from "../graphql/context.ts";
import { signedIn } from "../graphql/context.ts";
import { rowOf } from "../graphql/globalId.ts";

/** What a browser announces before it sends a file. */
export interface AnnouncedUpload {
  id: string;
  fileName: string;
  bytes: number;
  /** The global id of the track whose audio it replaces. */
  replaces?: string | null;
  /** Why the audio of a track changes that is out. */
  reason?: string | null;
}

/** A refusal before the first byte: the HTTP status and, in the body, a code for programs and words for the person. */
export class UploadRefused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Takes a place in the plan for the upload, under a lock: of two sixth uploads at one moment neither slips in. */
export async function acceptUpload(
  context: Pick<Context, "db" | "viewer" | "services">,
  upload: AnnouncedUpload,
): Promise<UploadRow> {
  const viewer = signedIn(context as Context);
  const workspaceId = viewer.memberships[0]?.workspaceId;
  if (!workspaceId) throw new UploadRefused(403, "NO_WORKSPACE", "Only artists can upload music.");
  if (upload.bytes === 0) throw new UploadRefused(422, "EMPTY", AUDIO_REFUSALS.empty);
  const { uploadMegabytes } = await context.services.platform.settings();
  if (upload.bytes > uploadMegabytes * MEGABYTE)
    throw new UploadRefused(413, "TOO_LARGE", largerThan(uploadMegabytes));
  const allowance = trackAllowance(viewer.tier);
  return context.db.transaction().execute(async (trx) => {
    await lockUploads(trx, workspaceId);
    const facts = { id: upload.id, workspaceId, userId: viewer.userId, bytes: upload.bytes };
    const fileName = tidyFileName(upload.fileName);
    // It takes no place in the plan: the track has one.
    if (upload.replaces) {
      const place = await placeToReplace(trx, workspaceId, upload.replaces, upload.reason);
      return insertUpload(trx, { ...facts, fileName, ...place });
    }
    if ((await countUploads(trx, workspaceId)) >= allowance)
      throw new UploadRefused(402, "TRACK_LIMIT", trackLimitReached(allowance));
    return insertUpload(trx, { ...facts, fileName });
  });
}

async function placeToReplace(
  trx: Transaction<DB>,
  workspaceId: string,
  replaces: string,
  given: string | null | undefined,
) {
  const id = rowOf(replaces, "Track");
  const track = id && (await lockTrack(trx, id, [workspaceId]));
  if (!track) throw new UploadRefused(404, "NOT_FOUND", "Not found");
  if (track.state === "processing") throw new UploadRefused(422, "CANNOT_REPLACE", CANNOT_REPLACE);
  const reason = given?.trim().slice(0, MAX_REPLACE_REASON) || null;
  if (!reason && (await listLivePlaces(trx, [id])).length > 0)
    throw new UploadRefused(422, "REASON_NEEDED", REASON_NEEDED);
  return { replacesTrackId: id, replaceReason: reason };
}
