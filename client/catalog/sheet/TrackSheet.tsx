import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Alert, Button, Checkbox, Group, Popover } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp, IconColumns3 } from "@tabler/icons-react";
import { useState } from "react";
import { COLUMN_KEYS, type ColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import type { TrackSort } from "../../../domain/catalog/trackFilter.ts";
import type { TrackFilter } from "../../__generated__/useSheetBookQuery.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { RowsSkeleton } from "../../ui/skeletons.tsx";
import { BulkMenu } from "../bulk/BulkMenu.tsx";
import type { CellText, SheetBook } from "./SheetBook.ts";
import { SheetGrid } from "./SheetGrid.tsx";
import { type ColumnLabels, useColumnLabels } from "./useColumnLabels.ts";
import { useSheetBook } from "./useSheetBook.ts";
import "./sheet.css";

interface Props {
  workspaceId: string;
  filter: TrackFilter | null;
  sort: TrackSort;
  columns: readonly ColumnKey[];
  onColumns: (columns: readonly ColumnKey[]) => void;
}

/** The catalog as a spreadsheet: to write many facts at once, from the keyboard or from another sheet. */
export function TrackSheet({ workspaceId, filter, sort, columns, onColumns }: Props) {
  const { t } = useLingui();
  const labels = useColumnLabels();
  const { book, isLoading, error, reload, offered, takeOffered } = useSheetBook(workspaceId, filter, sort);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [attended, setAttended] = useState<Pick<CellText, "id" | "column"> | null>(null);
  const [isOffering, setOffering] = useState(offered.length > 0);
  const chosen = book.rows.filter(({ id }) => selected.has(id));
  const here = new Set(chosen.map(({ id }) => id));

  function handleSelect(ids: readonly string[], isSelected: boolean): void {
    const after = new Set(here);
    for (const id of ids) isSelected ? after.add(id) : after.delete(id);
    setSelected(after);
  }
  function handleOffer(isWanted: boolean): void {
    takeOffered(isWanted);
    setOffering(false);
  }
  /** Leads to the next cell that was refused, also where its column is hidden. */
  function handleAttend(): void {
    const next = book.problemAfter(attended);
    if (!next) return;
    setAttended(next);
    if (!columns.includes(next.column)) onColumns([...columns, next.column]);
  }
  if (error) return <ErrorPanel error={error} onRetry={reload} />;
  if (book.rows.length === 0)
    return isLoading ? (
      <RowsSkeleton count={8} />
    ) : (
      <EmptyState title={t`No matching tracks`}>{t`Nothing in your catalog matches this filter.`}</EmptyState>
    );
  return (
    <section aria-label={t`Sheet`}>
      {isOffering && (
        <Alert color="amber" role="status" mb="sm" title={t`Some cells were not saved`}>
          <Group>
            <Plural
              value={offered.length}
              one="# earlier edit was not saved."
              other="# earlier edits were not saved."
            />
            <Button size="sm" disabled={isLoading} onClick={() => handleOffer(true)}>{t`Save them`}</Button>
            <Button size="sm" variant="default" onClick={() => handleOffer(false)}>{t`Discard`}</Button>
          </Group>
        </Alert>
      )}
      <div className="sheet-bar">
        <ActionIcon
          variant="default"
          aria-label={t`Undo`}
          disabled={!book.canUndo}
          onClick={() => book.undo()}
        >
          <IconArrowBackUp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t`Redo`}
          disabled={!book.canRedo}
          onClick={() => book.redo()}
        >
          <IconArrowForwardUp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ColumnChooser columns={columns} labels={labels} onColumns={onColumns} />
        <BulkMenu
          workspaceId={workspaceId}
          tracks={chosen.map(({ id, track }) => ({ id, title: track.title }))}
          onSet={(column, text) => book.write(chosen.map(({ id }) => ({ id, column, text })))}
          onDone={reload}
        />
        <SavingLine book={book} isLoading={isLoading} onAttend={handleAttend} />
      </div>
      <SheetGrid
        book={book}
        columns={columns}
        labels={labels}
        selected={here}
        onSelect={handleSelect}
        attended={attended}
      />
      <p className="sheet-help">
        <Trans>
          Move with the arrow keys, edit with Enter or by typing, cancel with Escape. Paste from a
          spreadsheet, fill down with Ctrl+D, undo with Ctrl+Z.
        </Trans>
      </p>
    </section>
  );
}

interface SavingProps {
  book: SheetBook;
  isLoading: boolean;
  onAttend: () => void;
}

function SavingLine({ book, isLoading, onAttend }: SavingProps) {
  const { t } = useLingui();
  const said = {
    saved: t`All changes saved`,
    unsaved: t`Saving…`,
    saving: t`Saving…`,
    waiting: t`Not saved yet: Levare cannot be reached. We keep trying.`,
  };
  const count = book.problemCount;
  return (
    <p className="sheet-saving" role="status" data-state={count > 0 ? "problem" : book.state}>
      {count > 0 && (
        <Button variant="subtle" color="amber" size="sm" onClick={onAttend}>
          <Plural value={count} one="# cell needs attention" other="# cells need attention" />
        </Button>
      )}
      {count > 0 && book.state === "saved" ? null : <span>{said[book.state]}</span>}
      {isLoading && <span>{t`Loading more tracks`}</span>}
    </p>
  );
}

interface ChooserProps {
  columns: readonly ColumnKey[];
  labels: ColumnLabels;
  onColumns: (columns: readonly ColumnKey[]) => void;
}

function ColumnChooser({ columns, labels, onColumns }: ChooserProps) {
  const { t } = useLingui();
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.75} aria-hidden />}>
          {t`Columns`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={t`Shown columns`}
          value={[...columns]}
          onChange={(chosen) => onColumns(chosen as ColumnKey[])}
        >
          <div className="sheet-columns">
            {COLUMN_KEYS.map((key) => (
              <Checkbox key={key} value={key} label={labels.label(key)} disabled={key === "title"} />
            ))}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
