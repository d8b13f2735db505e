import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Planned } from "./usePlan.ts";
import { usePlanLabels } from "./usePlanLabels.ts";
import type { usePlanMoves } from "./usePlanMoves.ts";

/** What can be done with the releases of the plan, whichever way it is looked at. */
export interface PlanActions {
  open: (id: string) => void;
  nudge: (release: Planned, days: number) => void;
  /** Takes a release up, to be dropped on a day; null lays it back. */
  lift: (release: Planned | null) => void;
  isLifted: boolean;
  drop: (day: string) => void;
  /** True once for the release that was moved last. */
  takesFocus: (id: string) => boolean;
}

/** Opens releases, and moves them by keys and by dragging; `said` tells of each step to those who do not see it. */
export function usePlanActions(
  { nudge, moveTo }: ReturnType<typeof usePlanMoves>,
  shown: { first: string; last: string },
) {
  const { t } = useLingui();
  const labels = usePlanLabels();
  const [openId, setOpenId] = useState<string | null>(null);
  const [lifted, setLifted] = useState<Planned | null>(null);
  const [said, setSaid] = useState("");
  const focused = useRef<string | null>(null);

  const actions: PlanActions = {
    open: setOpenId,
    lift: setLifted,
    isLifted: lifted !== null,
    nudge: (release, days) => {
      focused.current = release.id;
      const day = nudge(release, days, (each) => each >= shown.first && each <= shown.last);
      setSaid(t`${labels.name(release)}: ${labels.day(day)}`);
    },
    drop: (day) => {
      if (lifted && lifted.day !== day) moveTo(lifted, day);
      setLifted(null);
    },
    takesFocus: (id) => {
      if (focused.current !== id) return false;
      focused.current = null;
      return true;
    },
  };
  return { actions, openId, close: () => setOpenId(null), said };
}
