import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useFragment } from "react-relay";
import { Link } from "react-router";
import { clockTime } from "../../domain/player/position.ts";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { TrackRow_track$key } from "../__generated__/TrackRow_track.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { AppDrawer } from "../ui/AppDrawer.tsx";
import { Cover } from "../ui/Cover.tsx";
import { EstimateGhost } from "./EstimateGhost.tsx";
import { trackPath } from "./page/trackPath.ts";
import { TrackForm } from "./TrackForm.tsx";
import { TrackMenu } from "./TrackMenu.tsx";
import { trackRowFragment } from "./TrackRow.tsx";
import { TrackState } from "./TrackState.tsx";
import { useTrackLabels } from "./useTrackLabels.ts";

interface Props {
  track: TrackRow_track$key & EstimateGhost_track$key;
  queue: readonly string[];
  knownNames: readonly string[];
}

/** One track on the phone; the pencil opens all its facts. */
export function TrackCard({ track: trackRef, queue, knownNames }: Props) {
  const { t } = useLingui();
  const { shown } = useTrackLabels();
  const track = useFragment<TrackRow_track$key>(trackRowFragment, trackRef);
  const [isEditing, setEditing] = useState(false);
  const { id, title, state, bpm } = track;
  const facts = [
    shown("genre", track.genre),
    shown("mood", track.mood),
    bpm ? t`${bpm} BPM` : "",
    track.key ?? "",
    clockTime(track.duration),
    shown("visibility", track.visibility),
  ];
  return (
    <article className="tracks-card" aria-label={title}>
      <div className="tracks-card-cover">
        <Link to={trackPath(id)} className="tracks-open" aria-label={t`Open ${title}`}>
          <Cover src={track.coverUrl} alt="" size={56} />
        </Link>
      </div>
      <div className="tracks-card-words">
        <strong>{title}</strong>
        <span>{track.artistNames.join(", ")}</span>
        <span>{facts.filter(Boolean).join(" · ")}</span>
      </div>
      <PlayButton trackId={id} title={title} queue={queue} disabled={state !== "ready"} />
      <ActionIcon aria-label={t`Edit ${title}`} onClick={() => setEditing(true)}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <TrackMenu track={track} />
      <div className="tracks-card-state">
        <TrackState track={track} saving={null} />
        <EstimateGhost field="bpm" track={trackRef} />
        <EstimateGhost field="key" track={trackRef} />
      </div>
      <AppDrawer
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        title={t`Edit track`}
        position="bottom"
        size="90%"
      >
        <TrackForm track={track} knownNames={knownNames} onDone={() => setEditing(false)} />
      </AppDrawer>
    </article>
  );
}
