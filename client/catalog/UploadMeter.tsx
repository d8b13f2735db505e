import { Trans, useLingui } from "@lingui/react/macro";
import { Progress } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { UploadMeter_workspace$key } from "../__generated__/UploadMeter_workspace.graphql.ts";

/** How many of the plan's uploads are used; nothing where they are unlimited or the plan has none. */
export function UploadMeter({ workspace: workspaceRef }: { workspace: UploadMeter_workspace$key }) {
  const { t } = useLingui();
  const { tracksUploaded, trackAllowance } = useFragment(
    graphql`
      fragment UploadMeter_workspace on Workspace {
        tracksUploaded
        trackAllowance
      }
    `,
    workspaceRef,
  );
  if (!trackAllowance) return null;
  const isFull = tracksUploaded >= trackAllowance;
  return (
    <div className="tracks-meter">
      <span>
        <Trans>
          {tracksUploaded} of {trackAllowance} uploads used
        </Trans>
      </span>
      <Progress
        value={Math.min(100, (tracksUploaded / trackAllowance) * 100)}
        color={isFull ? "amber" : undefined}
        radius="xl"
        aria-label={t`Track uploads used`}
      />
    </div>
  );
}
