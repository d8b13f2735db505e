import { listLivePlaces } from "../../db/catalog/masterVersions.ts";
import { countUploads, insertUpload } from "../../db/catalog/uploads.ts";
import { trackAllowance } from "../../domain/billing/plans.ts";
import { largerThan, MEGABYTE } from "../../domain/catalog/audio.ts";
import { MAX_REPLACE_REASON, tidyFileName, trackLimitReached } from "../../domain/catalog/upload.ts";
import { type Params, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { tierAt, userOf } from "../acting/actor.ts";
import { type Act, verb } from "../acting/verb.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { rowOf } from "../graphql/globalId.ts";

/** What a browser announces before it sends a file. */
export interface AnnouncedUpload {
  id: string;
  fileName: string;
  bytes: number;
  /** The global id of the studio it is for; left out: where the person works now. */
  workspaceId?: string | null | undefined;
  /** The global id of the track whose audio it replaces. */
  replaces?: string | null;
  /** Why the audio of a track changes that is out. */
  reason?: string | null;
}

/** A refusal before the first byte: the HTTP status, and why. */
export class UploadRefused extends Error implements Refusal {
  readonly status: number;
  readonly code: Refusal["code"];
  readonly params: Params;
  constructor(status: number, { code, params }: Refusal) {
    super(`${code} ${JSON.stringify(params)}`);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

/** The studio that a file is for: the one it names, or, for older pages and uploads that go on, where the person works now. */
export function studioFor(context: Context, named: string | null | undefined): string {
  const { memberships } = signedIn(context);
  const [current] = memberships;
  if (!current) throw new UploadRefused(403, refusal("uploads.artistsOnly"));
  if (!named) return current.workspaceId;
  const id = rowOf(named, "Workspace");
  if (!id || !workspacesOf(context.viewer).includes(id)) throw new NotFound();
  return id;
}

type Asked = Omit<AnnouncedUpload, "workspaceId"> & { workspaceId: string; megabytes: number };

const takeOn = verb("acceptUpload", {
  unaudited: "The upload's own row keeps who sent it and when.",
  scope: "catalog:write",
  async run(act, { id, workspaceId, fileName, bytes, replaces, reason, megabytes }: Asked) {
    const { trx, actor } = act;
    if (bytes === 0) throw new UploadRefused(422, refusal("audio.empty"));
    if (bytes > megabytes * MEGABYTE) throw new UploadRefused(413, largerThan(megabytes));
    // Held: of two sixth uploads at one moment neither slips in.
    await act.lock("workspace", workspaceId);
    // What replaces the audio of a track takes no place in the plan: the track has one.
    const place = replaces ? await placeToReplace(act, workspaceId, replaces, reason) : {};
    const allowance = trackAllowance(tierAt(actor, workspaceId)!);
    if (!replaces && (await countUploads(trx, workspaceId)) >= allowance)
      throw new UploadRefused(402, trackLimitReached(allowance));
    const { state } = await insertUpload(trx, {
      ...{ id, workspaceId, userId: userOf(actor).userId, bytes, fileName: tidyFileName(fileName) },
      ...place,
    });
    return act.done({ uploadId: id, state });
  },
});

/** Takes a place for the file in the plan of its studio. */
export async function acceptUpload(context: Context, upload: AnnouncedUpload) {
  const workspaceId = studioFor(context, upload.workspaceId);
  const { uploadMegabytes: megabytes } = await context.services.platform.settings();
  return act(actingIn(context), takeOn, { ...upload, workspaceId, megabytes });
}

async function placeToReplace(
  { trx, lock }: Act,
  workspaceId: string,
  replaces: string,
  given: string | null | undefined,
) {
  const id = rowOf(replaces, "Track");
  const track = id && (await lock("track", id));
  if (!track || track.workspaceId !== workspaceId) throw new NotFound();
  if (track.state === "processing") throw new UploadRefused(422, refusal("uploads.cannotReplace"));
  const reason = given?.trim().slice(0, MAX_REPLACE_REASON) || null;
  if (!reason && (await listLivePlaces(trx, [id])).length > 0)
    throw new UploadRefused(422, refusal("uploads.reasonNeeded"));
  return { replacesTrackId: id, replaceReason: reason };
}
