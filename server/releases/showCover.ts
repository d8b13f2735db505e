import { findReleases } from "../../db/catalog/releases.ts";
import { writeRelease } from "../../db/releases/releases.ts";
import { type Act, verb } from "../acting/verb.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { COVER_KEPT_SECONDS } from "./clearCover.ts";

/** Whether the viewer works on this release. */
export async function mayDraw({ db, viewer }: Context, releaseId: string): Promise<boolean> {
  const own = workspacesOf(viewer);
  const [release] = await findReleases(db, [releaseId], own);
  return release !== undefined && own.includes(release.workspaceId);
}

/** Writes what a release, which is locked, tells of its cover from now on. */
export async function replaceCover(
  act: Pick<Act<any>, "trx" | "now" | "enqueue" | "refreshSearch" | "publish">,
  { id, workspaceId, coverKey }: { id: string; workspaceId: string; coverKey: string | null },
  change: Parameters<typeof writeRelease>[2],
): Promise<void> {
  await writeRelease(act.trx, id, change, act.now);
  if (coverKey) act.enqueue("clear-cover", { coverKey }, COVER_KEPT_SECONDS);
  act.refreshSearch("release", [id]);
  act.publish("releaseChanged", workspaceId, { releaseId: id });
}

interface Drawn {
  releaseId: string;
  coverKey: string;
  side: number;
  isRgb: boolean;
  /** Of the file that was sent. */
  bytes: number;
  /** What is on it, where whoever drew it knows. */
  alt?: string;
}

/**
 * Makes a stored picture the cover of the release; what was said of the one before, in words and on honour, was not said of
 * this one. The files of the one before go an hour later: pages that are open still show them. Answers with the new version.
 */
export const showCover = verb("showCover", {
  audit: "release.cover",
  scope: "releases:write",
  async run(act, { releaseId: id, coverKey, side, isRgb, bytes, alt }: Drawn) {
    const release = await act.lock("release", id);
    const { workspaceId, version } = release;
    if (release.coverKey === coverKey) return act.unchanged({ version });
    const size = { coverWidth: side, coverHeight: side, coverBytes: bytes, coverIsRgb: isRgb };
    const change = { coverKey, ...size, coverAlt: alt ?? null, coverAttested: false };
    await replaceCover(act, release, change);
    return act.done(
      { version: version + 1 },
      { id, workspaceId, before: { coverKey: release.coverKey }, after: { coverKey, ...size } },
    );
  },
});
