import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Table } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { listedTrack_track$data } from "../__generated__/listedTrack_track.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { comesLater } from "../ui/comesLater.tsx";
import { trackPath } from "./page/trackPath.ts";
import type { TrackField } from "./trackFields.ts";
import type { RowEditing } from "./useRowEditing.ts";
import { useTrackLabels } from "./useTrackLabels.ts";

/** Sent for as soon as the table stands, so that it is there when a cell is pressed. */
export const CellEditor = comesLater(async () => (await import("./CellEditor.tsx")).CellEditor);

interface Props {
  field: TrackField;
  track: listedTrack_track$data;
  editing: RowEditing;
  knownNames: readonly string[];
  /** What stands below the value. */
  children?: ReactNode;
}

/** One fact of a track, edited where it stands: a press or Enter begins. The title leads to its page and has a pencil. */
export function TrackCell({ field, track, editing, knownNames, children }: Props) {
  const { t } = useLingui();
  const { labels, shown } = useTrackLabels();
  const said = useRefusal();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = editing.open === field;
  const isReturn = editing.returnTo === field;
  useEffect(() => {
    if (isReturn) button.current?.focus();
  }, [isReturn]);

  if (isOpen) {
    return (
      <Table.Td data-field={field} data-open>
        <CellEditor
          field={field}
          label={t`${labels[field]} of ${track.title}`}
          value={editing.entered ?? track[field] ?? ""}
          problem={editing.problem && said(editing.problem)}
          knownNames={knownNames}
          onEnter={(entered, leaving) => editing.enter(field, entered, leaving)}
          onCancel={editing.cancel}
        />
      </Table.Td>
    );
  }
  const value = shown(field, track[field]);
  const name = value ? t`${labels[field]}: ${value}. Edit` : t`${labels[field]}: empty. Edit`;
  const { title } = track;
  if (field === "title")
    return (
      <Table.Td data-field={field}>
        <div className="tracks-title">
          <Link to={trackPath(track)} title={value} aria-label={t`Open ${title}`}>
            {value}
          </Link>
          <ActionIcon ref={button} aria-label={name} onClick={() => editing.edit(field)}>
            <IconPencil size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
        {children}
      </Table.Td>
    );
  return (
    <Table.Td data-field={field}>
      <button
        ref={button}
        type="button"
        className="tracks-cell"
        data-empty={value === "" || undefined}
        title={value}
        aria-label={name}
        onClick={() => editing.edit(field)}
      >
        {value || "–"}
      </button>
      {children}
    </Table.Td>
  );
}
