import { parseCsv } from "../../../domain/csv.ts";

export interface Place {
  row: number;
  column: number;
}

/** The cells between two corners, both of them included. */
export interface Range {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export function rangeOf(one: Place, other: Place): Range {
  return {
    top: Math.min(one.row, other.row),
    left: Math.min(one.column, other.column),
    bottom: Math.max(one.row, other.row),
    right: Math.max(one.column, other.column),
  };
}

export function isInside({ top, left, bottom, right }: Range, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Cells as a spreadsheet takes them from the clipboard. */
export function clipboardText(cells: readonly (readonly string[])[]): string {
  return cells
    .map((line) =>
      line.map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"),
    )
    .join("\n");
}

/** What a spreadsheet put into the clipboard, as cells. */
export function pastedCells(text: string): string[][] {
  const lines = parseCsv(text.replace(/(\r\n|\n|\r)$/, ""), "\t");
  return lines.length > 0 ? lines : [[""]];
}

interface Target extends Place {
  text: string;
}

/**
 * Where pasted cells go: one cell fills the whole selection, a block begins at its first corner and repeats itself where the
 * selection is a multiple of it; what would stand outside of the sheet is left out.
 */
export function pasteInto(
  pasted: readonly (readonly string[])[],
  range: Range,
  rows: number,
  columns: number,
): Target[] {
  const height = pasted.length;
  const width = Math.max(...pasted.map((line) => line.length));
  const tall = range.bottom - range.top + 1;
  const wide = range.right - range.left + 1;
  const isRepeated = tall % height === 0 && wide % width === 0;
  const targets: Target[] = [];
  for (let at = 0; at < (isRepeated ? tall : height); at++)
    for (let across = 0; across < (isRepeated ? wide : width); across++) {
      const row = range.top + at;
      const column = range.left + across;
      const text = pasted[at % height]![across % width];
      if (row < rows && column < columns && text !== undefined) targets.push({ row, column, text });
    }
  return targets;
}
