import { readRow } from "../../../domain/catalog/table/readRow.ts";
import type { TableChange, TableTrack } from "../../../domain/catalog/table/TrackCells.ts";
import { type ColumnKey, columnOf, columnOfField } from "../../../domain/catalog/table/trackColumns.ts";
import { refusal } from "../../../domain/words/refusal.ts";
import type { RefusalPayload } from "../../i18n/useRefusal.ts";
import type { Estimates } from "../estimates.ts";

export interface SheetRow {
  id: string;
  version: number;
  track: TableTrack;
  /** What an empty tempo or key seems to be; absent where nobody asked. */
  estimates?: Estimates;
}

export interface CellText {
  id: string;
  column: ColumnKey;
  text: string;
}

/** What goes to the server for one row. */
export interface RowChange {
  id: string;
  version: number;
  change: TableChange;
  /** What the change was made from. */
  row: SheetRow;
}

/** What came back for one row; `row` is how it stands now, null when it is gone. */
export interface RowAnswer {
  id: string;
  outcome: "saved" | "refused" | "stale" | "missing";
  problems: readonly (RefusalPayload & { field: string })[];
  row: SheetRow | null;
}

export type SaveRows = (changes: readonly RowChange[]) => Promise<readonly RowAnswer[]>;

/** `waiting`: the server was not reached; it is tried again. */
export type SavingState = "saved" | "unsaved" | "saving" | "waiting";

/** Somebody else changed a cell meanwhile; typing into it again writes over theirs. */
const CELL_TAKEN = refusal("tables.cellStale");
const ROW_GONE = refusal("tracks.gone");

const ROWS_AT_ONCE = 100;
const PAUSE_MS = 500;
/** Between two tries to reach the server. */
export const RETRY_MS = 5_000;
const STEPS_KEPT = 200;

type Step = readonly { id: string; column: ColumnKey; before: string; after: string }[];
type Cells = Map<string, Map<ColumnKey, string>>;

/** What goes out for a row: as it was known then, and the texts that the change was read from. */
interface Sending {
  row: SheetRow;
  change: TableChange;
  sent: ReadonlyMap<ColumnKey, string>;
}

/**
 * The cells of a sheet as a person sees them, over the rows as the server has them. What is typed stands at once, is saved in
 * the background, stays when it is refused, and can be undone: undoing something saved saves what stood before.
 */
export class SheetBook {
  rows: readonly SheetRow[] = [];
  #byId = new Map<string, SheetRow>();
  readonly #edits: Cells = new Map();
  readonly #problems = new Map<string, Map<ColumnKey, RefusalPayload>>();
  /** What got no answer yet: until then nobody knows what the server holds. */
  readonly #unanswered = new Map<string, Sending>();
  readonly #undo: Step[] = [];
  readonly #redo: Step[] = [];
  readonly #listeners = new Set<() => void>();
  #revision = 0;
  #state: SavingState = "saved";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  /** While it waits: what kept the server from answering. */
  failure: unknown = null;
  readonly #save: SaveRows;
  readonly #keep: (cells: readonly CellText[]) => void;

  /** `keep` is told of everything that is not saved yet, so that a reload does not lose it. */
  constructor(save: SaveRows, keep: (cells: readonly CellText[]) => void) {
    this.#save = save;
    this.#keep = keep;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  revision = (): number => this.#revision;

  /** Takes the rows as the server lists them; what was typed stays over them. */
  learn(rows: readonly SheetRow[]): void {
    this.rows = rows;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#changed();
  }

  text(id: string, column: ColumnKey): string {
    return this.#edits.get(id)?.get(column) ?? this.#stored(id, column);
  }
  problem(id: string, column: ColumnKey): RefusalPayload | null {
    return this.#problems.get(id)?.get(column) ?? null;
  }
  get state(): SavingState {
    return this.#state;
  }
  /** Cells that were refused and wait for the person. */
  get problemCount(): number {
    return [...this.#problems.values()].reduce((sum, cells) => sum + cells.size, 0);
  }
  /** The cell that needs attention next after `last`, from the top; after the last one the first. */
  problemAfter(last: Pick<CellText, "id" | "column"> | null): Pick<CellText, "id" | "column"> | null {
    const all = this.rows.flatMap(({ id }) =>
      [...(this.#problems.get(id)?.keys() ?? [])].map((column) => ({ id, column })),
    );
    const at = all.findIndex(({ id, column }) => id === last?.id && column === last.column);
    return all[(at + 1) % all.length] ?? null;
  }
  get canUndo(): boolean {
    return this.#undo.length > 0;
  }
  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** Writes cells as one step: one paste is undone at once. */
  write(cells: readonly CellText[]): void {
    const step = cells
      .filter(({ id }) => this.#byId.has(id))
      .map(({ id, column, text }) => ({ id, column, before: this.text(id, column), after: text }))
      .filter(({ before, after }) => before !== after);
    if (step.length === 0) return;
    this.#undo.push(step);
    this.#undo.splice(0, this.#undo.length - STEPS_KEPT);
    this.#redo.length = 0;
    this.#put(step.map(({ id, column, after }) => ({ id, column, text: after })));
  }
  undo(): void {
    const step = this.#undo.pop();
    if (!step) return;
    this.#redo.push(step);
    this.#put(step.map(({ id, column, before }) => ({ id, column, text: before })));
  }
  redo(): void {
    const step = this.#redo.pop();
    if (!step) return;
    this.#undo.push(step);
    this.#put(step.map(({ id, column, after }) => ({ id, column, text: after })));
  }
  /** Tries at once what waits for the server. */
  retry(): void {
    this.#later(0);
  }
  close(): void {
    clearTimeout(this.#timer);
  }

  #stored(id: string, column: ColumnKey): string {
    const row = this.#byId.get(id);
    return row ? columnOf(column).write(row.track) : "";
  }

  #put(cells: readonly CellText[]): void {
    for (const { id, column, text } of cells) {
      const edits = this.#edits.get(id) ?? new Map<ColumnKey, string>();
      edits.set(column, text);
      this.#edits.set(id, edits);
      // Facts of a row depend on each other: all of it is judged anew.
      this.#problems.delete(id);
    }
    for (const id of new Set(cells.map((cell) => cell.id))) this.#read(id);
    this.#settle();
    this.#later(PAUSE_MS);
  }

  /**
   * Judges what was typed into a row and returns what can be sent; cells that say nothing new are forgotten. While the row is
   * being written over, they may be the way back, and wait: what got no answer is sent again before anything else of its row.
   */
  #read(id: string): Sending | null {
    const row = this.#byId.get(id);
    const edits = this.#edits.get(id);
    if (!row || !edits) return null;
    const refused = this.#problems.get(id);
    const sent = new Map([...edits].filter(([column]) => !refused?.has(column)));
    const { change, problems } = readRow(sent, row.track);
    for (const { column, ...found } of problems) {
      this.#refuse(id, column, found);
      sent.delete(column);
    }
    const unanswered = this.#unanswered.get(id);
    if (unanswered) return unanswered;
    const isNew = Object.keys(change).length > 0;
    if (!isNew) for (const column of sent.keys()) this.#forget(id, column);
    return isNew ? { row, change, sent } : null;
  }

  #refuse(id: string, column: ColumnKey, found: RefusalPayload): void {
    const problems = this.#problems.get(id) ?? new Map<ColumnKey, RefusalPayload>();
    problems.set(column, found);
    this.#problems.set(id, problems);
  }
  #forget(id: string, column: ColumnKey): void {
    const edits = this.#edits.get(id);
    edits?.delete(column);
    if (edits?.size === 0) this.#edits.delete(id);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#flush(), pause);
  }

  async #flush(): Promise<void> {
    if (this.#isSaving) return;
    const batch = [...this.#edits.keys()].flatMap((id) => this.#read(id) ?? []).slice(0, ROWS_AT_ONCE);
    if (batch.length === 0) return this.#settle();
    this.#isSaving = true;
    for (const sending of batch) this.#unanswered.set(sending.row.id, sending);
    this.#settle("saving");
    try {
      const answers = await this.#save(
        batch.map(({ row, change }) => ({ id: row.id, version: row.version, change, row })),
      );
      for (const { row } of batch) this.#unanswered.delete(row.id);
      for (const answer of answers) {
        const asked = batch.find(({ row }) => row.id === answer.id);
        if (asked) this.#hear(answer, asked.row, asked.sent);
      }
      this.#isSaving = false;
      this.#settle();
      this.#later(0);
    } catch (error) {
      this.failure = error;
      this.#isSaving = false;
      this.#settle("waiting");
      this.#later(RETRY_MS);
    }
  }

  #hear(
    { id, outcome, problems, row }: RowAnswer,
    before: SheetRow,
    sent: ReadonlyMap<ColumnKey, string>,
  ): void {
    if (row) this.#adopt(row);
    for (const [column, text] of sent) {
      const isSame = this.#edits.get(id)?.get(column) === text;
      if (!isSame) continue;
      if (outcome === "saved") this.#forget(id, column);
      if (outcome === "missing") this.#refuse(id, column, ROW_GONE);
      // Where only other cells were changed, both changes stand.
      const theirs = row && columnOf(column).write(row.track);
      const isTaken = theirs !== columnOf(column).write(before.track) && theirs !== text;
      if (outcome === "stale" && isTaken) this.#refuse(id, column, CELL_TAKEN);
    }
    if (outcome !== "refused") return;
    const named = problems.map(({ field, ...found }) => ({ column: columnOfField(field), found }));
    const isNamed = named.some(({ column }) => column && sent.has(column));
    for (const { column, found } of named) if (column && sent.has(column)) this.#refuse(id, column, found);
    // A fact that stands elsewhere contradicts these.
    if (!isNamed) for (const column of sent.keys()) this.#refuse(id, column, named[0]?.found ?? ROW_GONE);
  }

  #adopt(row: SheetRow): void {
    this.#byId.set(row.id, row);
    this.rows = this.rows.map((each) => (each.id === row.id ? row : each));
  }

  #settle(state?: SavingState): void {
    const hasUnsaved = [...this.#edits].some(([id, cells]) =>
      [...cells.keys()].some((column) => !this.#problems.get(id)?.has(column)),
    );
    this.#state = state ?? (this.#isSaving ? "saving" : hasUnsaved ? "unsaved" : "saved");
    this.#keep(
      [...this.#edits].flatMap(([id, cells]) => [...cells].map(([column, text]) => ({ id, column, text }))),
    );
    this.#changed();
  }
  #changed(): void {
    this.#revision++;
    for (const listener of this.#listeners) listener();
  }
}
