import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Checkbox } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useFragment } from "react-relay";
import { Link } from "react-router";
import { tempoOf } from "../../domain/catalog/trackNames.ts";
import { clockTime } from "../../domain/player/position.ts";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { estimates_track$key } from "../__generated__/estimates_track.graphql.ts";
import type { listedTrack_track$key } from "../__generated__/listedTrack_track.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { Cover } from "../ui/Cover.tsx";
import { opensLater } from "../ui/OpensLater.tsx";
import { EstimateGhost } from "./EstimateGhost.tsx";
import { estimatesOf } from "./estimates.ts";
import { listedTrack } from "./listedTrack.ts";
import { trackPath } from "./page/trackPath.ts";
import { TrackMenu } from "./TrackMenu.tsx";
import { TrackState } from "./TrackState.tsx";
import { useTrackLabels } from "./useTrackLabels.ts";

const TrackDrawer = opensLater(async () => (await import("./TrackDrawer.tsx")).TrackDrawer);

interface Props {
  track: listedTrack_track$key & EstimateGhost_track$key & estimates_track$key;
  queue: readonly string[];
  knownNames: readonly string[];
  isSelected: boolean;
  /** Undefined where nothing can be selected. */
  onSelect: ((isSelected: boolean) => void) | undefined;
}

/** One track on the phone: its title opens its page, the pencil all its facts, its cover selects it. */
export function TrackCard({ track: trackRef, queue, knownNames, isSelected, onSelect }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { shown } = useTrackLabels();
  const track = useFragment<listedTrack_track$key>(listedTrack, trackRef);
  const [isEditing, setEditing] = useState(false);
  const { id, title, state, bpm } = track;
  const facts = [
    shown("genre", track.genre),
    shown("mood", track.mood),
    bpm ? said(tempoOf(bpm)) : "",
    track.key ?? "",
    clockTime(track.duration),
    shown("visibility", track.visibility),
  ];
  return (
    <article className="tracks-card" aria-label={title} data-selected={isSelected || undefined}>
      <div className="tracks-card-cover">
        <Cover src={track.coverUrl} alt="" size={56} />
        {onSelect && (
          <Checkbox
            className="tracks-select"
            aria-label={t`Select ${title}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className="tracks-card-words">
        <Link to={trackPath({ id, title })} aria-label={t`Open ${title}`}>
          {title}
        </Link>
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
      <TrackDrawer
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        track={track}
        estimates={estimatesOf(trackRef)}
        knownNames={knownNames}
      />
    </article>
  );
}
