import { useLingui } from "@lingui/react/macro";
import { Table } from "@mantine/core";
import { type KeyboardEvent, use } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { clockTime } from "../../domain/player/position.ts";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { TrackRow_track$key } from "../__generated__/TrackRow_track.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { playTrack } from "../player/playTrack.ts";
import { PlayerContext, useIsPlaying } from "../player/usePlayer.ts";
import { Cover } from "../ui/Cover.tsx";
import { EstimateGhost } from "./EstimateGhost.tsx";
import { trackPath } from "./page/trackPath.ts";
import { TrackCell } from "./TrackCell.tsx";
import { TrackConflict } from "./TrackConflict.tsx";
import { TrackMenu } from "./TrackMenu.tsx";
import { TrackState } from "./TrackState.tsx";
import { TRACK_FIELDS } from "./trackFields.ts";
import { useRowEditing } from "./useRowEditing.ts";

export const trackRowFragment = graphql`
  fragment TrackRow_track on Track {
    id
    title
    artistNames
    genre
    mood
    bpm
    key
    isrc
    duration
    visibility
    state
    progress
    failure {
      code
      params
      message
    }
    coverUrl
    version
  }
`;

interface Props {
  track: TrackRow_track$key & EstimateGhost_track$key;
  queue: readonly string[];
  knownNames: readonly string[];
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onFocus: () => void;
}

/** One track in the table. Space plays it; every cell can be edited where it stands. */
export function TrackRow({ track: trackRef, queue, knownNames, isStop, onFocus }: Props) {
  const { t } = useLingui();
  const track = useFragment<TrackRow_track$key>(trackRowFragment, trackRef);
  const player = use(PlayerContext);
  const editing = useRowEditing(track);
  const isPlaying = useIsPlaying(track.id);
  const { id, title, state } = track;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== " " || event.target !== event.currentTarget || state !== "ready") return;
    event.preventDefault();
    if (player?.view().currentId === id) player.toggle();
    else playTrack(id, queue);
  }

  return (
    <>
      <Table.Tr
        data-track={id}
        data-playing={isPlaying || undefined}
        data-state={state}
        tabIndex={isStop ? 0 : -1}
        aria-label={title}
        onFocus={onFocus}
        onKeyDown={handleKey}
      >
        <Table.Td>
          <PlayButton trackId={id} title={title} queue={queue} disabled={state !== "ready"} />
        </Table.Td>
        <Table.Td>
          <Link to={trackPath(id)} className="tracks-open" aria-label={t`Open ${title}`}>
            <Cover src={track.coverUrl} alt="" size={44} />
          </Link>
        </Table.Td>
        {TRACK_FIELDS.slice(0, -1).map((field) => (
          <TrackCell key={field} field={field} track={track} editing={editing} knownNames={knownNames}>
            {field === "title" && <TrackState track={track} saving={editing.saving} />}
            {(field === "bpm" || field === "key") && <EstimateGhost field={field} track={trackRef} />}
          </TrackCell>
        ))}
        <Table.Td className="tracks-number">
          <span role="img" aria-label={t`Length ${clockTime(track.duration)}`}>
            {clockTime(track.duration)}
          </span>
        </Table.Td>
        <TrackCell field="visibility" track={track} editing={editing} knownNames={knownNames} />
        <Table.Td>
          <TrackMenu track={track} />
        </Table.Td>
      </Table.Tr>
      {editing.conflict && (
        <Table.Tr className="tracks-conflict">
          <Table.Td colSpan={12}>
            <TrackConflict track={track} editing={editing} conflict={editing.conflict} />
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}
