import { verb } from "../acting/verb.ts";
import { replaceCover } from "./showCover.ts";

/** Everything that a release tells of its cover. */
export interface CoverFacts {
  coverKey: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
  coverBytes: number | null;
  coverIsRgb: boolean | null;
  coverAlt: string | null;
  coverAttested: boolean;
}

/** What a release tells of its cover now. */
export function coverFactsOf(release: CoverFacts): CoverFacts {
  const { coverKey, coverWidth, coverHeight, coverBytes, coverIsRgb, coverAlt, coverAttested } = release;
  return { coverKey, coverWidth, coverHeight, coverBytes, coverIsRgb, coverAlt, coverAttested };
}

interface Back {
  releaseId: string;
  /** As it was told before the cover was replaced, none included; its files are still there. */
  before: CoverFacts;
}

/** Gives the release the cover back that it had, with all that was told of it. */
export const putBackCover = verb("putBackCover", {
  audit: "release.cover",
  async run(act, { releaseId: id, before }: Back) {
    const release = await act.lock("release", id);
    const { workspaceId, version, coverKey } = release;
    await replaceCover(act, release, before);
    return act.done(
      { version: version + 1 },
      { id, workspaceId, before: { coverKey }, after: coverFactsOf(before) },
    );
  },
});
