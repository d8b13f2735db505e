import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Progress } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { listedTrack_track$data } from "../__generated__/listedTrack_track.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { rowId } from "../sync/kinds/kind.ts";
import { useWaits } from "../sync/mark/useWaits.ts";
import { WaitingMark } from "../sync/mark/WaitingMark.tsx";
import { useRetryTrack } from "./useTrackVerbs.tsx";

interface Props {
  track: Pick<listedTrack_track$data, "id" | "title" | "state" | "progress" | "failure">;
  saving: "saving" | "saved" | null;
}

/** What goes on with a track: being prepared, failed, being saved. Nothing while all is well. */
export function TrackState({ track: { id, title, state, progress, failure }, saving }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const retry = useRetryTrack();
  // Kept on this device is not saved yet.
  const standing = useWaits(`catalog/${rowId(id)}`);
  const percent = progress ?? 0;
  return (
    <>
      {state === "processing" && (
        <div className="tracks-progress">
          <Progress value={percent} size={6} radius="xl" aria-label={t`Preparing ${title}`} />
          <span>
            <Trans>Preparing · {percent} %</Trans>
          </span>
        </div>
      )}
      {state === "failed" && (
        <div className="tracks-failure">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span>{failure ? said(failure) : t`This track could not be prepared.`}</span>
          <Button size="compact-sm" variant="default" onClick={() => retry(id)}>{t`Retry`}</Button>
        </div>
      )}
      <WaitingMark table="catalog" id={id} name={title} />
      <span className="tracks-saving" role="status">
        {saving === "saving" && <Trans>Saving…</Trans>}
        {saving === "saved" && standing === "saved" && (
          <>
            <IconCheck size={14} stroke={2} aria-hidden /> <Trans>Saved</Trans>
          </>
        )}
      </span>
    </>
  );
}
