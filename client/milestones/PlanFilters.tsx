import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { PlanFilters_workspace$key } from "../__generated__/PlanFilters_workspace.graphql.ts";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { planFilterOf } from "./planFilter.ts";

/** Whose steps, and which of them. */
export function PlanFilters({ workspace }: { workspace: PlanFilters_workspace$key }) {
  const { t } = useLingui();
  const { address, choose } = useAddressChoice();
  const { teammates } = useFragment(
    graphql`
      fragment PlanFilters_workspace on Workspace {
        teammates {
          personId
          name
          isViewer
        }
      }
    `,
    workspace,
  );
  const { who, show, release } = planFilterOf(address);

  return (
    <div className="milestones-filters">
      <SegmentedControl
        aria-label={t`Which steps`}
        value={show}
        data={[
          { value: "open", label: t({ message: "Open", context: "steps still to be done" }) },
          { value: "late", label: t({ message: "Late", context: "state of a step" }) },
          { value: "all", label: t({ message: "All", context: "steps of a plan" }) },
        ]}
        onChange={(value) => choose({ show: value === "open" ? null : value })}
      />
      <NativeSelect
        label={t`Whose steps`}
        value={who ?? ""}
        data={[
          { value: "", label: t`Everybody's` },
          { value: "me", label: t`Mine` },
          { value: "nobody", label: t`Unassigned` },
          ...teammates
            .filter(({ isViewer }) => !isViewer)
            .map(({ personId, name }) => ({ value: personId, label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => choose({ who: value })}
      />
      {release && (
        <Button variant="default" onClick={() => choose({ release: null })}>
          {t`Show all plans`}
        </Button>
      )}
    </div>
  );
}
