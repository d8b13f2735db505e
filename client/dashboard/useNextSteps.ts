import type { NextRecordQuery } from "../__generated__/NextRecordQuery.graphql.ts";
import { stepPath } from "../milestones/planAddress.ts";
import { useMilestoneLabels } from "../milestones/useMilestoneLabels.ts";
import { gapPath } from "../releases/gapPath.ts";
import { releaseAddress } from "../releases/releaseAddress.ts";
import { useReleaseLabels } from "../releases/useReleaseLabels.ts";

const STEPS = 3;

type Workspace = NonNullable<NonNullable<NextRecordQuery["response"]["viewer"]>["workspace"]>;
export type Release = Workspace["releases"]["edges"][number]["node"];

export interface Step {
  /** A milestone's global id, or the part of the page that lacks something. */
  id: string;
  to: string;
  name: string;
  /** Said; null for what has no day. */
  when: string | null;
  isLate: boolean;
}

/** What is to be done first for a release: the steps of its plan by their day, then what its page lacks. */
export function useNextSteps(release: Release | null): readonly Step[] {
  const labels = useReleaseLabels();
  const milestoneLabels = useMilestoneLabels();
  if (!release) return [];
  const page = releaseAddress(release);
  const planned = (release.milestones ?? [])
    .filter(({ status }) => status !== "done" && status !== "skipped")
    .sort((one, other) => (one.dueDay ?? "9").localeCompare(other.dueDay ?? "9"))
    .map(({ id, status, title, dueDay, today }) => ({
      id,
      to: stepPath(id, milestoneLabels.said(title)),
      name: milestoneLabels.said(title),
      when: dueDay ? milestoneLabels.distance(dueDay, today) : null,
      isLate: status === "late",
    }));
  const lacking = (release.privateFields?.missing ?? []).map((missing) => ({
    id: missing.part,
    to: gapPath(missing.part, release.runningOrder, page),
    name: labels.missing(missing),
    when: null,
    isLate: false,
  }));
  return [...planned, ...lacking].slice(0, STEPS);
}
