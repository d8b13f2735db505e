import { Plural, useLingui } from "@lingui/react/macro";
import { Button, CloseButton } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { worksInStudio } from "../../domain/accounts/roles.ts";
import { trialDaysLeft } from "../../domain/billing/trial.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";
import { useViewer } from "../app/viewer.ts";

const DISMISSED = "levare.planBanner.dismissedAt";
const QUIET_MS = 7 * 24 * 60 * 60 * 1000;

/** One line above the content while a trial runs, and once a plan has ended. The first can be closed for a week. */
export function PlanBanner() {
  const { t } = useLingui();
  const { tier, role, trialEndsAt } = useViewer();
  const [isDismissed, setDismissed] = useState(
    () => Date.now() - Number(localStorage.getItem(DISMISSED) ?? 0) < QUIET_MS,
  );
  // A studio is on the free plan only when a trial or a paid plan has ended.
  if (tier === "free" && worksInStudio(role)) {
    return (
      <aside className="shell-banner" data-tone="expired" aria-label={t`Your plan`}>
        <p>{t`Your plan has expired. Your music stays online; editing is paused.`}</p>
        <Button component={Link} to="/subscription" size="sm">
          {t`See plans`}
        </Button>
      </aside>
    );
  }
  if (tier !== "trial" || !trialEndsAt || isDismissed) return null;
  const days = trialDaysLeft(new Date(trialEndsAt), new Date());
  return (
    <aside className="shell-banner" aria-label={t`Your plan`}>
      <p>
        <Plural value={days} one="Your free trial ends in # day." other="Your free trial ends in # days." />
      </p>
      <Button component={Link} to="/subscription" size="sm" variant="default">
        {t`See plans`}
      </Button>
      <CloseButton
        size={44}
        aria-label={t`Hide for a week`}
        onClick={() => {
          keepOnDevice(DISMISSED, String(Date.now()));
          setDismissed(true);
        }}
      />
    </aside>
  );
}
