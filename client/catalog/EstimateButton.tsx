import { useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import type { Estimate, EstimatedField } from "./estimates.ts";

interface Props {
  field: EstimatedField;
  estimate: Estimate;
  /** Which track it is about. */
  title: string;
  disabled?: boolean;
  onTake: () => void;
  /** Left out where the button is reached by Tab. */
  tabIndex?: number;
}

/** A guess, with how sure it is: a press takes it. */
export function EstimateButton({ field, estimate, title, disabled = false, onTake, tabIndex }: Props) {
  const { t, i18n } = useLingui();
  const { value, confidence } = estimate;
  const sure = i18n.number(confidence, { style: "percent", maximumFractionDigits: 0 });
  const said =
    field === "bpm" ? t`Use BPM ${value}, ${sure} sure. ${title}` : t`Use ${value}, ${sure} sure. ${title}`;
  return (
    <button
      type="button"
      className="tracks-estimate"
      aria-label={said}
      title={said}
      disabled={disabled}
      tabIndex={tabIndex}
      onClick={onTake}
    >
      <span>
        {value} <IconCheck size={12} stroke={2.25} aria-hidden />
      </span>
      <small aria-hidden>{sure}</small>
    </button>
  );
}
