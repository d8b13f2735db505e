import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { type Gate, TIER_OF_GATE } from "../../domain/billing/gates.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useUpgrade } from "./upgrade.ts";

interface Props {
  title: string;
  /** What the dialog of plans calls it; the title where it is called the same. */
  feature?: string;
  gate: Gate;
  headingLevel?: 1 | 2;
  /** What one would see here. */
  children: string;
}

/** What stands in place of something that the plan does not include: what it is, and the way to the plans. */
export function PlanWall({ title, feature = title, gate, headingLevel = 1, children }: Props) {
  const { t } = useLingui();
  const upgrade = useUpgrade();
  return (
    <EmptyState
      title={title}
      headingLevel={headingLevel}
      action={
        <Button
          onClick={() => upgrade({ feature, requires: TIER_OF_GATE[gate] })}
        >{t`See what you get`}</Button>
      }
    >
      {children}
    </EmptyState>
  );
}
