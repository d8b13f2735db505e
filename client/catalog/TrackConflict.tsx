import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { TrackFacts } from "./trackFields.ts";
import type { Conflict, RowEditing } from "./useRowEditing.ts";
import { useTrackLabels } from "./useTrackLabels.ts";

interface Props {
  track: TrackFacts;
  editing: Pick<RowEditing, "useMine" | "keepTheirs">;
  conflict: Conflict;
}

/** Two people changed the same fact: both values, and the choice between them. */
export function TrackConflict({ track, editing, conflict: { field, mine } }: Props) {
  const { t } = useLingui();
  const { labels, shown } = useTrackLabels();
  const theirs = shown(field, track[field]) || "–";
  const own = shown(field, mine) || "–";
  return (
    <div className="tracks-clash" role="alert">
      <p>
        <strong>
          <Trans>Somebody else saved this track first.</Trans>
        </strong>{" "}
        <Trans>
          {labels[field]}: they entered “{theirs}”, you entered “{own}”.
        </Trans>
      </p>
      <Button size="sm" onClick={editing.useMine}>{t`Use mine`}</Button>
      <Button size="sm" variant="default" onClick={editing.keepTheirs}>{t`Keep theirs`}</Button>
    </div>
  );
}
