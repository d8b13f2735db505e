import { Plural, useLingui } from "@lingui/react/macro";
import { Badge, Button } from "@mantine/core";
import { planBadge } from "../../domain/billing/plans.ts";
import { trialDaysLeft } from "../../domain/billing/trial.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { useUpgrade } from "../billing/upgrade.ts";

/** The plan at the foot of the sidebar; free users get the way up instead (SPEC.md section 2, Shell). */
export function PlanBadge() {
  const { t } = useLingui();
  const { tier, role, trialEndsAt } = useViewer();
  const { mode } = useMode();
  const openUpgrade = useUpgrade();
  const badge = planBadge(tier, role, trialEndsAt != null);
  if (badge === null) {
    return (
      <Button
        fullWidth
        onClick={() =>
          openUpgrade({ feature: mode === "fan" ? t`The best sound` : t`Every pro tool`, requires: "pro" })
        }
      >
        {t`Upgrade Now`}
      </Button>
    );
  }
  const days = tier === "trial" && trialEndsAt ? trialDaysLeft(new Date(trialEndsAt), new Date()) : null;
  return (
    <section className="shell-plan" aria-label={t`Your plan`}>
      <Badge size="lg" radius="sm">
        {badge}
      </Badge>
      {days !== null && (
        <span>
          <Plural value={days} one="# day left" other="# days left" />
        </span>
      )}
    </section>
  );
}
