import { graphql, useFragment } from "react-relay";
import { localTimeOf } from "../../../domain/releases/localTime.ts";
import { isMovable, type PlanHint, planHints } from "../../../domain/releases/planner/planHints.ts";
import type { usePlan_workspace$key } from "../../__generated__/usePlan_workspace.graphql.ts";
import type {
  usePlanReleases_release$data,
  usePlanReleases_release$key,
} from "../../__generated__/usePlanReleases_release.graphql.ts";

type Facts = usePlanReleases_release$data[number];

/** A release in the plan, on the day that it has or is being given. */
export interface Planned extends Facts {
  /** In the studio's calendar; null for what has none. */
  day: string | null;
  time: string;
  isMovable: boolean;
  hints: readonly PlanHint[];
}

/** A step of a plan, with the release that it is for. */
export interface PlannedStep {
  id: string;
  isLate: boolean;
  title: { en: string; es: string };
  release: Planned;
}

export interface Plan {
  /** Whoever has a day, by it; then whoever has none. */
  all: readonly Planned[];
  today: string;
  isWhole: boolean;
  /** Open steps of what is planned, by their day. */
  stepsOn: (day: string) => readonly PlannedStep[];
  /** What to think of if this release came out on another day. */
  hintsOn: (id: string, day: string) => readonly PlanHint[];
}

const CLOSED: readonly string[] = ["done", "skipped"];

/** The studio's plan, with what is being moved at its new place already; null where the person's plan has none. */
export function usePlan(
  workspaceRef: usePlan_workspace$key,
  timezone: string,
  moving: ReadonlyMap<string, string>,
): Plan | null {
  const { releasePlan, undatedReleases } = useFragment(
    graphql`
      fragment usePlan_workspace on Workspace
      @argumentDefinitions(from: { type: "String!" }, days: { type: "Int!" }) {
        releasePlan(from: $from, days: $days) {
          isWhole
          entries {
            release {
              id
              ...usePlanReleases_release
            }
          }
        }
        undatedReleases {
          id
          ...usePlanReleases_release
        }
      }
    `,
    workspaceRef,
  );
  const named = [...(releasePlan?.entries.map(({ release }) => release) ?? []), ...(undatedReleases ?? [])];
  const releases = usePlanReleases([...new Map(named.map((release) => [release.id, release])).values()]);
  if (!releasePlan) return null;

  const today = localTimeOf(new Date(), timezone).day;
  const placed = releases
    .filter(({ state }) => state !== "archived")
    .map((release) => {
      const shown = release.date ? localTimeOf(new Date(release.date), timezone) : null;
      return {
        ...release,
        day: moving.get(release.id) ?? shown?.day ?? null,
        time: shown?.time ?? release.privateFields?.releaseTime ?? "00:00",
        wentLiveAt: release.privateFields?.wentLiveAt ?? null,
        artistIds: release.artists.map(({ id }) => id),
      };
    });
  const dated = placed.flatMap((release) => (release.day ? [{ ...release, day: release.day }] : []));
  const hintsOn = (id: string, day: string) => {
    const release = placed.find((each) => each.id === id);
    return release ? planHints({ ...release, day }, dated, today) : [];
  };
  const all = placed.map((release) => ({
    ...release,
    isMovable: isMovable(release),
    hints: release.day ? hintsOn(release.id, release.day) : [],
  }));
  // What has no day comes last.
  const place = ({ day, time }: Planned) => `${day ?? "9"} ${time}`;
  const steps = Map.groupBy(
    all.flatMap((release) =>
      (release.milestones ?? [])
        .filter(({ status, dueDay }) => dueDay && !CLOSED.includes(status))
        .map(({ id, status, dueDay, title }) => ({ id, isLate: status === "late", dueDay, title, release })),
    ),
    ({ dueDay }) => dueDay,
  );
  return {
    stepsOn: (day) => steps.get(day) ?? [],
    all: all.sort((one, other) => place(one).localeCompare(place(other))),
    today,
    isWhole: releasePlan.isWhole,
    hintsOn,
  };
}

function usePlanReleases(releases: usePlanReleases_release$key) {
  return useFragment(
    graphql`
      fragment usePlanReleases_release on Release @relay(plural: true) {
        id
        title
        versionTitle
        state
        date
        version
        coverUrl(width: 96)
        artistNames
        artists {
          id
        }
        privateFields {
          releaseDay
          releaseTime
          timezone
          wentLiveAt
          preorderFrom
        }
        milestones {
          id
          status
          dueDay
          title {
            en
            es
          }
        }
        ...ReleaseNowDialog_release
      }
    `,
    releases,
  );
}
