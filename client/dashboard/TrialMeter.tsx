import { Trans, useLingui } from "@lingui/react/macro";
import { Progress } from "@mantine/core";
import { useViewer } from "../app/viewer.ts";

/** How many of the plan's uploads are used; nothing where they are unlimited or the plan has ended. */
export function TrialMeter() {
  const { t } = useLingui();
  const { workspace } = useViewer();
  if (!workspace?.trackAllowance) return null;
  const { tracksUploaded, trackAllowance } = workspace;
  const share = Math.min(100, (tracksUploaded / trackAllowance) * 100);
  return (
    <section className="dashboard-meter">
      <p>
        <Trans>
          <strong>
            {tracksUploaded} of {trackAllowance}
          </strong>{" "}
          track uploads used
        </Trans>
      </p>
      <Progress value={share} size="lg" radius="xl" aria-label={t`Track uploads used`} />
    </section>
  );
}
