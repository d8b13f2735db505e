import { useLingui } from "@lingui/react/macro";
import { Button, CloseButton } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { bannerOf } from "../../domain/billing/banner.ts";
import { text } from "../../domain/words/refusal.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";
import { useViewer } from "../app/viewer.ts";
import { useRefusal } from "../i18n/useRefusal.ts";

/** Read before the first paint as well (client/beforePaint.js). */
const DISMISSED = "levare.planBanner.dismissedAt";
const QUIET_MS = 7 * 24 * 60 * 60 * 1000;

/** One line above the content while a trial runs, and once a plan has ended. The first can be closed for a week. */
export function PlanBanner() {
  const { t } = useLingui();
  const said = useRefusal();
  const { tier, role, trialEndsAt } = useViewer();
  const [isDismissed, setDismissed] = useState(
    () => Date.now() - Number(localStorage.getItem(DISMISSED) ?? 0) < QUIET_MS,
  );
  const banner = bannerOf(
    { tier, role, trialEndsAt: trialEndsAt ? new Date(trialEndsAt) : null },
    new Date(),
  );
  if (!banner) return null;
  const isTrial = banner.tone === "trial";
  if (isTrial && isDismissed) return null;
  return (
    <aside className="shell-banner" data-tone={banner.tone} aria-label={t`Your plan`}>
      <p>{said(banner.words)}</p>
      <Button component={Link} to="/subscription" size="sm" {...(isTrial && { variant: "default" })}>
        {said(text("billing.seePlans"))}
      </Button>
      {isTrial && (
        <CloseButton
          size={44}
          aria-label={t`Hide for a week`}
          onClick={() => {
            keepOnDevice(DISMISSED, String(Date.now()));
            setDismissed(true);
          }}
        />
      )}
    </aside>
  );
}
