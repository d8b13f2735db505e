import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox, Table, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, useEffect, useState } from "react";
import type { EstimateGhost_track$key } from "../__generated__/EstimateGhost_track.graphql.ts";
import type { listedTrack_track$key } from "../__generated__/listedTrack_track.graphql.ts";
import { CellEditor } from "./TrackCell.tsx";
import { TrackRow } from "./TrackRow.tsx";
import { useTrackLabels } from "./useTrackLabels.ts";

interface Props {
  tracks: readonly ({ readonly id: string } & listedTrack_track$key & EstimateGhost_track$key)[];
  queue: readonly string[];
  knownNames: readonly string[];
  selected: ReadonlySet<string>;
  /** Undefined where nothing can be selected. */
  onSelect: ((ids: readonly string[], isSelected: boolean) => void) | undefined;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The tracks as a table whose cells can be edited. The arrow keys walk from row to row. */
export function TrackTable({ tracks, queue, knownNames, selected, onSelect }: Props) {
  const { t } = useLingui();
  const { labels } = useTrackLabels();
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(CellEditor.send, []);
  const isAll = tracks.length > 0 && selected.size === tracks.length;
  const stop = tracks.some(({ id }) => id === activeId) ? activeId : tracks[0]?.id;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    const target = event.target as HTMLElement;
    if (!step || event.defaultPrevented || target.closest("input, [role=listbox]")) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("tr[data-track]")];
    const row = target.closest<HTMLElement>("tr[data-track]");
    const next = row && rows[rows.indexOf(row) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Table.ScrollContainer
      minWidth={940}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Tracks` } }}
    >
      <Table className="tracks-table" verticalSpacing={0} horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              {onSelect && (
                <Checkbox
                  className="tracks-select"
                  aria-label={t`Select all tracks`}
                  checked={isAll}
                  indeterminate={selected.size > 0 && !isAll}
                  onChange={() =>
                    onSelect(
                      tracks.map(({ id }) => id),
                      !isAll,
                    )
                  }
                />
              )}
            </Table.Th>
            <Table.Th colSpan={2}>
              <VisuallyHidden>
                <Trans>Play</Trans>
              </VisuallyHidden>
            </Table.Th>
            <Table.Th>{labels.title}</Table.Th>
            <Table.Th>{labels.artistNames}</Table.Th>
            <Table.Th>{labels.genre}</Table.Th>
            <Table.Th>{labels.mood}</Table.Th>
            <Table.Th>{labels.bpm}</Table.Th>
            <Table.Th>{labels.key}</Table.Th>
            <Table.Th>{labels.isrc}</Table.Th>
            <Table.Th>{t`Time`}</Table.Th>
            <Table.Th>{labels.visibility}</Table.Th>
            <Table.Th>
              <VisuallyHidden>
                <Trans>Actions</Trans>
              </VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody onKeyDown={handleKey}>
          {tracks.map((track) => (
            <TrackRow
              key={track.id}
              track={track}
              queue={queue}
              knownNames={knownNames}
              isSelected={selected.has(track.id)}
              onSelect={onSelect && ((isSelected) => onSelect([track.id], isSelected))}
              isStop={track.id === stop}
              onFocus={() => setActiveId(track.id)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
