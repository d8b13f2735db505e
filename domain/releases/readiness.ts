import type { Counts } from "../compliance/findings.ts";
import { completenessOf, RELEASE_PARTS, type ReleaseContents } from "./completeness.ts";

/**
 * How ready a release is, in whole percent: the one figure that every screen shows. Each part that it should hold counts once,
 * and so does each finding that stands against it, but for mere hints; 100 says that nothing is left to do.
 */
export function readinessOf(
  release: ReleaseContents,
  { blocker, warning }: Pick<Counts, "blocker" | "warning">,
): number {
  return Math.floor((100 * completenessOf(release).there) / (RELEASE_PARTS.length + blocker + warning));
}
