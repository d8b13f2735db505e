import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useViewer } from "../app/viewer.ts";

/** For whoever runs the platform, on every page until they have a second factor: what it opens. */
export function SecondFactorBanner() {
  const { t } = useLingui();
  const { owesSecondFactor } = useViewer();
  if (!owesSecondFactor) return null;
  return (
    <aside className="shell-banner" aria-label={t`Two-step sign-in`}>
      <p>{t`You run this platform. Its administration opens once two-step sign-in is on.`}</p>
      <Button size="sm" variant="default" component={Link} to="/settings/account">
        {t`Set up two-step sign-in`}
      </Button>
    </aside>
  );
}
