import { findReleases } from "../../db/catalog/releases.ts";
import { lockRelease, writeRelease } from "../../db/releases/releases.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import { auditOf } from "../audit/auditOf.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";

/** Whether the viewer works on this release. */
export async function mayDraw({ db, viewer }: Context, releaseId: string): Promise<boolean> {
  const own = workspacesOf(viewer);
  const [release] = await findReleases(db, [releaseId], own);
  return release !== undefined && own.includes(release.workspaceId);
}

const AN_HOUR = 60 * 60;

interface Drawn {
  coverKey: string;
  side: number;
  isRgb: boolean;
  /** Of the file that was sent. */
  bytes: number;
}

/**
 * Makes a stored picture the cover of the release; what was said of the one before, in words and on honour, was not said of
 * this one. The files of the one before go an hour later: pages that are open still show them. Returns the new version.
 */
export async function showCover(
  context: Context,
  releaseId: string,
  { coverKey, side, isRgb, bytes }: Drawn,
): Promise<number> {
  const { db, services, now } = context;
  const done = await db.transaction().execute(async (trx) => {
    const release = await lockRelease(trx, releaseId, workspacesOf(signedIn(context)));
    if (!release) throw new NotFound();
    if (release.coverKey === coverKey) return release;
    const size = { coverWidth: side, coverHeight: side, coverBytes: bytes, coverIsRgb: isRgb };
    await writeRelease(trx, releaseId, { coverKey, ...size, coverAlt: null, coverAttested: false }, now());
    if (release.coverKey)
      await services.jobs.enqueue(trx, "clear-cover", { coverKey: release.coverKey }, AN_HOUR);
    await refreshSearchDocs(trx, "release", [releaseId]);
    await auditOf(context, trx, {
      action: "release.cover",
      entity: "release",
      entityId: releaseId,
      workspaceId: release.workspaceId,
      before: { coverKey: release.coverKey },
      after: { coverKey, ...size },
    });
    return { ...release, version: release.version + 1 };
  });
  services.events.publish("releaseChanged", done.workspaceId, { releaseId });
  return done.version;
}
