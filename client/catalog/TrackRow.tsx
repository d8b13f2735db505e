import { useLingui } from "@lingui/react/macro";
import { Checkbox, Table } from "@mantine/core";
import { type KeyboardEvent, use } from "react";
import { useFragment } from "react-relay";
import { clockTime } from "../../domain/player/position.ts";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { listedTrack_track$key } from "../__generated__/listedTrack_track.graphql.ts";
import { PlayButton } from "../player/PlayButton.tsx";
import { playTrack } from "../player/playTrack.ts";
import { PlayerContext, useIsPlaying } from "../player/usePlayer.ts";
import { Cover } from "../ui/Cover.tsx";
import { EstimateGhost } from "./EstimateGhost.tsx";
import { listedTrack } from "./listedTrack.ts";
import { TrackCell } from "./TrackCell.tsx";
import { TrackConflict } from "./TrackConflict.tsx";
import { TrackMenu } from "./TrackMenu.tsx";
import { TrackState } from "./TrackState.tsx";
import { TRACK_FIELDS } from "./trackFields.ts";
import { useRowEditing } from "./useRowEditing.ts";

interface Props {
  track: listedTrack_track$key & EstimateGhost_track$key;
  queue: readonly string[];
  knownNames: readonly string[];
  isSelected: boolean;
  /** Undefined where nothing can be selected. */
  onSelect: ((isSelected: boolean) => void) | undefined;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onFocus: () => void;
}

/** One track in the table. Space plays it, x selects it; every cell can be edited where it stands. */
export function TrackRow({ track: trackRef, queue, knownNames, isStop, onFocus, ...selecting }: Props) {
  const { t } = useLingui();
  const track = useFragment<listedTrack_track$key>(listedTrack, trackRef);
  const player = use(PlayerContext);
  const editing = useRowEditing(track);
  const isPlaying = useIsPlaying(track.id);
  const { isSelected, onSelect } = selecting;
  const { id, title, state } = track;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === "x") onSelect?.(!isSelected);
    if (event.key !== " " || state !== "ready") return;
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
        data-selected={isSelected || undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={title}
        onFocus={onFocus}
        onKeyDown={handleKey}
      >
        <Table.Td>
          {onSelect && (
            <Checkbox
              className="tracks-select"
              aria-label={t`Select ${title}`}
              checked={isSelected}
              onChange={(event) => onSelect(event.currentTarget.checked)}
            />
          )}
        </Table.Td>
        <Table.Td>
          <PlayButton trackId={id} title={title} queue={queue} disabled={state !== "ready"} />
        </Table.Td>
        <Table.Td>
          <Cover src={track.coverUrl} alt="" size={44} />
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
