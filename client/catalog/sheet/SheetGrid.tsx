import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type ColumnKey, columnOf } from "../../../domain/catalog/table/trackColumns.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { EstimateButton } from "../EstimateButton.tsx";
import type { EstimatedField } from "../estimates.ts";
import { isInside } from "./range.ts";
import type { CellText, SheetBook } from "./SheetBook.ts";
import { SheetEditor } from "./SheetEditor.tsx";
import type { ColumnLabels } from "./useColumnLabels.ts";
import { useGrid } from "./useGrid.ts";

const ROW_HEIGHT = 40;
/** Rows drawn above and below what is seen. */
const MARGIN = 8;
/** Where nothing is measured. */
const USUAL_HEIGHT = 640;

const WIDTHS: Partial<Record<ColumnKey, number>> = {
  title: 220,
  artistNames: 180,
  creditsText: 260,
  pLineOwner: 160,
};
const BY_KIND = { text: 150, number: 96, choice: 130, list: 170, yesNo: 84 };
const widthOf = (column: ColumnKey) => WIDTHS[column] ?? BY_KIND[columnOf(column).kind];

interface Props {
  book: SheetBook;
  columns: readonly ColumnKey[];
  labels: ColumnLabels;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  /** The cell that somebody was led to; a new object leads there again. */
  attended: Pick<CellText, "id" | "column"> | null;
}

/** The cells. Only the rows that are seen are drawn, so that thousands are as quick as ten. */
export function SheetGrid({ book, columns, labels, selected, onSelect, attended }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: USUAL_HEIGHT });
  const [hasFocus, setHasFocus] = useState(false);
  const grid = useGrid(book, columns, labels);
  const { active, range, editing } = grid;
  const first = Math.max(0, Math.floor(seen.top / ROW_HEIGHT) - MARGIN);
  const end = Math.min(book.rows.length, Math.ceil((seen.top + seen.height) / ROW_HEIGHT) + MARGIN);
  const isDrawn = active.row >= first && active.row < end;
  const isAll = book.rows.length > 0 && selected.size === book.rows.length;

  function look(): void {
    const { scrollTop = 0, clientHeight = 0 } = frame.current ?? {};
    setSeen({ top: scrollTop, height: clientHeight || USUAL_HEIGHT });
  }
  useEffect(look, []);
  const isShown = attended !== null && columns.includes(attended.column);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody is led
  useEffect(() => {
    if (!isShown) return;
    const row = book.rows.findIndex(({ id }) => id === attended.id);
    grid.go({ row, column: columns.indexOf(attended.column) });
    setHasFocus(true);
  }, [attended, isShown]);
  // The active cell comes into view and takes the focus, wherever it was moved from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the cell was drawn
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !hasFocus) return;
    const top = active.row * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (box.clientHeight && top + 2 * ROW_HEIGHT > box.scrollTop + box.clientHeight)
      box.scrollTop = top + 2 * ROW_HEIGHT - box.clientHeight + 12;
    const cell = box.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`);
    if (cell && !editing) cell.focus({ preventScroll: active.column === 0 });
  }, [active.row, active.column, editing, hasFocus, isDrawn]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is
    <div
      ref={frame}
      className="sheet-frame"
      onScroll={look}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHasFocus(false)}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells one walks through
        role="grid"
        aria-label={t`Tracks as a sheet`}
        aria-rowcount={book.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className="sheet"
        {...grid.handlers}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="sheet-number">
              <Checkbox
                size="xs"
                aria-label={t`Select all tracks`}
                checked={isAll}
                indeterminate={selected.size > 0 && !isAll}
                onChange={() =>
                  onSelect(
                    book.rows.map(({ id }) => id),
                    !isAll,
                  )
                }
              />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ width: widthOf(column), minWidth: widthOf(column) }}>
                {labels.label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={first} />
          {book.rows.slice(first, end).map(({ id, estimates, track }, offset) => {
            const row = first + offset;
            const name = row + 1;
            return (
              <tr key={id} aria-rowindex={row + 2} data-selected={selected.has(id) || undefined}>
                <th scope="row" className="sheet-number">
                  <Checkbox
                    size="xs"
                    aria-label={t`Select track ${name}`}
                    checked={selected.has(id)}
                    onChange={(event) => onSelect([id], event.currentTarget.checked)}
                  />
                  <span aria-hidden>{name}</span>
                </th>
                {columns.map((key, column) => {
                  const problem = book.problem(id, key);
                  const isActive = row === active.row && column === active.column;
                  const label = t`Track ${name}, ${labels.label(key)}`;
                  const estimate = key === "bpm" || key === "key" ? estimates?.[key] : null;
                  const text = labels.shown(key, book.text(id, key));
                  return (
                    <Cell
                      key={key}
                      row={row}
                      column={column}
                      label={`${label}: ${text || t`empty`}`}
                      isActive={isActive}
                      isInRange={isInside(range, row, column)}
                      problem={problem && said(problem)}
                      onOpen={grid.edit}
                    >
                      {isActive && editing ? (
                        <SheetEditor
                          label={label}
                          text={editing.text}
                          choices={labels.choices(key)}
                          onEnter={(entered, step) =>
                            grid.enter(
                              entered,
                              step && { row: row + step.rows, column: column + step.columns },
                            )
                          }
                          onCancel={grid.cancel}
                        />
                      ) : (
                        text ||
                        (estimate && (
                          <EstimateButton
                            field={key as EstimatedField}
                            estimate={estimate}
                            title={track.title}
                            tabIndex={-1}
                            onTake={() => book.write([{ id, column: key, text: estimate.value }])}
                          />
                        ))
                      )}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
          <Spacer rows={book.rows.length - end} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for rows that are not drawn. */
function Spacer({ rows }: { rows: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} /> : null;
}

interface CellProps {
  row: number;
  column: number;
  label: string;
  isActive: boolean;
  isInRange: boolean;
  problem: string | null;
  onOpen: () => void;
  children: ReactNode;
}

function Cell({ row, column, label, isActive, isInRange, problem, onOpen, children }: CellProps) {
  const problemId = `sheet-problem-${row}-${column}`;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes the focus
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={label}
      aria-selected={isInRange}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
      title={problem ?? undefined}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      data-column={column}
      data-active={isActive || undefined}
      onDoubleClick={onOpen}
    >
      {children}
      {problem && (
        <span id={problemId} hidden>
          {problem}
        </span>
      )}
    </td>
  );
}
