import { globalIdIn } from "../app/readableAddress.ts";

/** Which steps a person wants to see, as the address says it. */
export interface PlanFilter {
  /** "me", "nobody", or the id of a person; null: everybody's. */
  who: string | null;
  show: "open" | "late" | "all";
  /** The global id of the release in question; null: all. */
  release: string | null;
}

export function planFilterOf(address: URLSearchParams): PlanFilter {
  const show = address.get("show");
  const release = address.get("release");
  return {
    who: address.get("who"),
    show: show === "late" || show === "all" ? show : "open",
    release: release && globalIdIn("Release", release),
  };
}

interface Shown {
  readonly status: string;
  readonly assigneeId?: string | null | undefined;
}

/** Whether a step is one of those. `me` is the id of who looks. */
export function isShown(
  { status, assigneeId = null }: Shown,
  { who, show }: PlanFilter,
  me: string,
): boolean {
  const isTheirs =
    who === null || (who === "nobody" ? assigneeId === null : assigneeId === (who === "me" ? me : who));
  if (!isTheirs) return false;
  if (show === "late") return status === "late";
  return show === "all" || (status !== "done" && status !== "skipped");
}

interface Planned {
  readonly milestones?:
    | readonly (Shown & { readonly dueDay?: string | null | undefined })[]
    | null
    | undefined;
}

/** Releases with late steps first, then those whose next step comes first; what is all done comes last. */
export function overdueFirst<Release extends Planned>(releases: readonly Release[]): Release[] {
  const key = ({ milestones }: Planned): string => {
    const open = (milestones ?? []).filter(({ status }) => status !== "done" && status !== "skipped");
    const days = open.flatMap(({ dueDay }) => (dueDay ? [dueDay] : [])).sort();
    const isLate = open.some(({ status }) => status === "late");
    return `${isLate ? 0 : open.length > 0 ? 1 : 2}${days[0] ?? "9999"}`;
  };
  return releases.toSorted((one, other) => key(one).localeCompare(key(other)));
}
