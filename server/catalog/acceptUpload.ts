import { countUploads, insertUpload, lockUploads, type UploadRow } from "../../db/catalog/uploads.ts";
import { trackAllowance } from "../../domain/billing/plans.ts";
import { AUDIO_REFUSALS, largerThan, MEGABYTE } from "../../domain/catalog/audio.ts";
import { tidyFileName, trackLimitReached } from "../../domain/catalog/upload.ts";
import type { Context } from "../graphql/context.ts";
import { signedIn } from "../graphql/context.ts";

/** What a browser announces before it sends a file. */
export interface AnnouncedUpload {
  id: string;
  fileName: string;
  bytes: number;
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
    if ((await countUploads(trx, workspaceId)) >= allowance)
      throw new UploadRefused(402, "TRACK_LIMIT", trackLimitReached(allowance));
    return insertUpload(trx, {
      id: upload.id,
      workspaceId,
      userId: viewer.userId,
      fileName: tidyFileName(upload.fileName),
      bytes: upload.bytes,
    });
  });
}
