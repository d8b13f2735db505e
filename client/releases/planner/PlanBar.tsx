import { useLingui } from "@lingui/react/macro";
import { Button, Group, SegmentedControl } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { PlanView } from "./planView.ts";

interface Props {
  view: PlanView;
  /** The days that are shown, in words. */
  period: string;
  timezone: string;
  /** Null for the day: from now on. */
  onGo: (next: { view?: string; day?: string | null }) => void;
}

/** Which days of the plan are looked at, and how. */
export function PlanBar({ view, period, timezone, onGo }: Props) {
  const { t } = useLingui();
  return (
    <div className="plan-bar">
      <SegmentedControl
        aria-label={t`How the plan is shown`}
        value={view.name}
        data={[
          { value: "month", label: t`Month` },
          { value: "week", label: t`Week` },
          { value: "board", label: t`Board` },
          { value: "weeks", label: t`12 weeks` },
        ]}
        onChange={(name) => onGo({ view: name })}
      />
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" px="sm" aria-label={t`Earlier`} onClick={() => onGo({ day: view.before })}>
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <Button variant="default" onClick={() => onGo({ day: null })}>
          {t`Today`}
        </Button>
        <Button variant="default" px="sm" aria-label={t`Later`} onClick={() => onGo({ day: view.after })}>
          <IconChevronRight size={18} aria-hidden />
        </Button>
      </Group>
      <h2 aria-live="polite">{period}</h2>
      <span className="release-dim">{t`Times of ${timezone}`}</span>
    </div>
  );
}
