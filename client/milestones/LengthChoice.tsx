import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Radio, Stack } from "@mantine/core";
import { type Ahead, stepsTooLate } from "../../domain/milestones/squeeze.ts";
import { daysBetween } from "../../domain/releases/planner/planDays.ts";

interface Props {
  steps: readonly { readonly offsetDays: number }[];
  ahead: Ahead;
  isSqueezed: boolean;
  onChoose: (isSqueezed: boolean) => void;
}

/** Where a plan is longer than the time until its release: drawn together or at its full length. Nothing where it fits. */
export function LengthChoice({ steps, ahead, isSqueezed, onChoose }: Props) {
  const { t } = useLingui();
  const late = stepsTooLate(steps, ahead);
  if (late === 0) return null;
  const days = daysBetween(ahead.today, ahead.releaseDay);
  return (
    <Radio.Group
      label={t`${plural(days, { 0: "It comes out today", one: "It comes out tomorrow", other: "It comes out in # days" })}`}
      description={t`The plan is longer than that.`}
      value={isSqueezed ? "squeezed" : "full"}
      onChange={(value) => onChoose(value === "squeezed")}
    >
      <Stack gap="sm" mt="xs">
        <Radio
          value="squeezed"
          label={t`Compressed`}
          description={t`The same steps in the same order, from today on.`}
        />
        <Radio
          value="full"
          label={t`Full length`}
          description={t`${plural(late, { one: "# step starts out late.", other: "# steps start out late." })}`}
        />
      </Stack>
    </Radio.Group>
  );
}
