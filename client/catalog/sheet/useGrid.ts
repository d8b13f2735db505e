import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type ColumnKey, columnOf } from "../../../domain/catalog/table/trackColumns.ts";
import { clipboardText, type Place, pastedCells, pasteInto, rangeOf } from "./range.ts";
import type { SheetBook } from "./SheetBook.ts";
import type { ColumnLabels } from "./useColumnLabels.ts";

const PAGE_ROWS = 15;
const MOVES: Record<string, readonly [rows: number, columns: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [PAGE_ROWS, 0],
  PageUp: [-PAGE_ROWS, 0],
};

interface Editing {
  text: string;
}

/** Where one is in the sheet, what is selected, and what keys, pointer and clipboard do there. */
export function useGrid(book: SheetBook, columns: readonly ColumnKey[], labels: ColumnLabels) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const isDragging = useRef(false);
  const last = { row: book.rows.length - 1, column: columns.length - 1 };
  const clamp = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  });
  const active = clamp(place);
  const range = rangeOf(active, clamp(anchor ?? active));

  function go(to: Place, isExtending = false): void {
    if (isExtending) setAnchor(anchor ?? active);
    else setAnchor(null);
    setPlace(clamp(to));
  }
  const idAt = (row: number) => book.rows[row]!.id;
  const textAt = (row: number, column: number) => book.text(idAt(row), columns[column]!);
  const shownAt = (row: number, column: number) => labels.shown(columns[column]!, textAt(row, column));

  function edit(text: string): void {
    if (book.rows.length > 0) setEditing({ text });
  }
  function enter(text: string, to: Place | null): void {
    setEditing(null);
    const column = columns[active.column]!;
    book.write([{ id: idAt(active.row), column, text: labels.typed(column, text) }]);
    if (to) go(to);
  }
  function write(targets: readonly (Place & { text: string })[]): void {
    book.write(
      targets.map(({ row, column, text }) => ({
        id: idAt(row),
        column: columns[column]!,
        text: labels.entered(columns[column]!, text),
      })),
    );
  }
  function fill(textFor: (row: number, column: number) => string | null): void {
    const targets: (Place & { text: string })[] = [];
    for (let row = range.top; row <= range.bottom; row++)
      for (let column = range.left; column <= range.right; column++) {
        const text = textFor(row, column);
        if (text !== null) targets.push({ row, column, text });
      }
    write(targets);
  }
  const clear = () => fill((_row, column) => (columnOf(columns[column]!).isRequired ? null : ""));
  const fillDown = () => fill((row, column) => (row === range.top ? null : textAt(range.top, column)));

  function handleCommand(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key === "z") event.shiftKey ? book.redo() : book.undo();
    else if (key === "y") book.redo();
    else if (key === "d") fillDown();
    else if (key === "a") {
      setAnchor({ row: 0, column: 0 });
      setPlace(last);
    } else if (key === "home") go({ row: 0, column: 0 }, event.shiftKey);
    else if (key === "end") go(last, event.shiftKey);
    else return false;
    return true;
  }

  function handleKey(event: KeyboardEvent): void {
    if (editing || book.rows.length === 0) return;
    const move = MOVES[event.key];
    const step = event.shiftKey ? -1 : 1;
    if (event.ctrlKey || event.metaKey) {
      if (!handleCommand(event)) return;
    } else if (event.altKey) return;
    else if (move) go({ row: active.row + move[0], column: active.column + move[1] }, event.shiftKey);
    else if (event.key === "Tab") {
      // From the first and the last cell of a row, Tab leaves the sheet: nobody is caught in it.
      const next = active.column + step;
      if (next < 0 || next > last.column) return;
      go({ row: active.row, column: next });
    } else if (event.key === "Home") go({ row: active.row, column: 0 }, event.shiftKey);
    else if (event.key === "End") go({ row: active.row, column: last.column }, event.shiftKey);
    else if (event.key === "Enter" || event.key === "F2") edit(shownAt(active.row, active.column));
    else if (event.key === "Escape") setAnchor(null);
    else if (event.key === "Delete" || event.key === "Backspace") clear();
    else if (event.key.length === 1) edit(event.key);
    else return;
    event.preventDefault();
  }

  function handleCopy(event: ClipboardEvent): void {
    if (editing || book.rows.length === 0) return;
    const lines: string[][] = [];
    for (let row = range.top; row <= range.bottom; row++) {
      const line: string[] = [];
      for (let column = range.left; column <= range.right; column++) line.push(shownAt(row, column));
      lines.push(line);
    }
    event.clipboardData.setData("text/plain", clipboardText(lines));
    event.preventDefault();
    if (event.type === "cut") clear();
  }
  function handlePaste(event: ClipboardEvent): void {
    if (editing || book.rows.length === 0) return;
    event.preventDefault();
    const targets = pasteInto(
      pastedCells(event.clipboardData.getData("text/plain")),
      range,
      book.rows.length,
      columns.length,
    );
    write(targets);
    const end = targets.at(-1);
    if (end && targets.length > 1) {
      setPlace({ row: range.top, column: range.left });
      setAnchor({ row: end.row, column: end.column });
    }
  }

  const placeAt = (event: PointerEvent): Place | null => {
    const cell = (event.target as Element).closest<HTMLElement>("[data-row]");
    return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
  };
  return {
    active,
    range,
    editing,
    edit: () => edit(shownAt(active.row, active.column)),
    cancel: () => setEditing(null),
    enter,
    go,
    handlers: {
      onKeyDown: handleKey,
      onCopy: handleCopy,
      onCut: handleCopy,
      onPaste: handlePaste,
      onPointerDown: (event: PointerEvent) => {
        const at = placeAt(event);
        if (!at || (editing && at.row === active.row && at.column === active.column)) return;
        isDragging.current = true;
        go(at, event.shiftKey);
      },
      onPointerOver: (event: PointerEvent) => {
        const at = isDragging.current && event.buttons === 1 ? placeAt(event) : null;
        if (at) go(at, true);
      },
      onPointerUp: () => {
        isDragging.current = false;
      },
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;
