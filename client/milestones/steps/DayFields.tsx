import { useLingui } from "@lingui/react/macro";
import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { MAX_OFFSET } from "../../../domain/milestones/milestone.ts";

/** When a step is due, as it stands in a form. */
export interface ChosenDay {
  /** Whether the day moves with the release. */
  follows: boolean;
  /** Days after the release, below 0 before it. */
  offsetDays: number;
  /** Empty: none. */
  dueDay: string;
}

interface Props {
  day: ChosenDay;
  error?: string | undefined;
  onChange: (day: ChosenDay) => void;
}

/** A day that is counted from the release, or one of its own. */
export function DayFields({ day, error, onChange }: Props) {
  const { t } = useLingui();
  const { follows, offsetDays, dueDay } = day;
  return (
    <div className="step-day">
      <NativeSelect
        label={t`Due`}
        value={follows ? (offsetDays > 0 ? "after" : "before") : "own"}
        data={[
          { value: "before", label: t`Days before the release` },
          { value: "after", label: t`Days after the release` },
          { value: "own", label: t`On a fixed date` },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...day,
            follows: value !== "own",
            offsetDays: value === "after" ? Math.abs(offsetDays) || 1 : -Math.abs(offsetDays),
          })
        }
      />
      {follows ? (
        <NumberInput
          label={t`Days`}
          min={0}
          max={MAX_OFFSET}
          allowDecimal={false}
          allowNegative={false}
          value={Math.abs(offsetDays)}
          error={error}
          onChange={(value) =>
            onChange({ ...day, offsetDays: offsetDays > 0 ? Number(value) : -Number(value) })
          }
        />
      ) : (
        <TextInput
          type="date"
          label={t`Day`}
          value={dueDay}
          error={error}
          onChange={({ currentTarget: { value } }) => onChange({ ...day, dueDay: value })}
        />
      )}
    </div>
  );
}

interface Kept {
  isDueByHand: boolean;
  offsetDays: number | null;
  dueDay: string | null;
}

/** What is sent of a chosen day; nothing where it is the one that stands already. */
export function dayInput(
  { follows, offsetDays, dueDay }: ChosenDay,
  kept: Kept | null = null,
): { offsetDays?: number; dueDay?: string | null } {
  if (follows) {
    const isKept = kept && !kept.isDueByHand && kept.offsetDays === offsetDays;
    return isKept ? {} : { offsetDays: offsetDays === 0 ? 0 : offsetDays };
  }
  const isKept = kept?.isDueByHand && kept.dueDay === (dueDay || null);
  return isKept ? {} : { dueDay: dueDay || null };
}
