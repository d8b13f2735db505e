import type { SeedKey } from "./seedTemplate.ts";

/** What is true of a release, as far as steps can see it by themselves. */
export interface ReleaseFactsForSteps {
  state: string;
  wentLiveAt: Date | null;
  hasCover: boolean;
  upc: string | null;
  trackCount: number;
  /** Tracks that cannot be heard: still in work, failed or archived. */
  unreadyTracks: number;
  tracksWithoutIsrc: number;
  /** Everybody signed its newest split; where it has none of its own, those of its songs that have any, one at least. */
  splitsSigned: boolean;
}

type Fact = (release: ReleaseFactsForSteps) => boolean;

const soundsWhole: Fact = ({ trackCount, unreadyTracks }) => trackCount > 0 && unreadyTracks === 0;
const isOnItsWay: Fact = ({ state }) => ["scheduled", "preorder", "live"].includes(state);

/**
 * The steps that tick themselves off, with the fact that does it. What nobody writes down here (a letter to an editor) stays
 * with people.
 */
export const FACTS: Readonly<Partial<Record<SeedKey, Fact>>> = {
  master: soundsWhole,
  artwork: ({ hasCover }) => hasCover,
  splits: ({ splitsSigned }) => splitsSigned,
  codes: (release) => release.upc !== null && release.trackCount > 0 && release.tracksWithoutIsrc === 0,
  upload: (release) =>
    soundsWhole(release) && release.hasCover && (release.state === "ready" || isOnItsWay(release)),
  distribute: isOnItsWay,
  preorder: ({ state }) => state === "preorder",
  release: ({ state, wentLiveAt }) => state === "live" && wentLiveAt !== null,
};

/** Whether the product can see for itself that a step is done. */
export function ticksItself(stepKey: string | null): boolean {
  return stepKey !== null && Object.hasOwn(FACTS, stepKey);
}

/** Whether what a step is about is true by now. */
export function isFact(stepKey: string | null, release: ReleaseFactsForSteps): boolean {
  return ticksItself(stepKey) && FACTS[stepKey as SeedKey]!(release);
}
