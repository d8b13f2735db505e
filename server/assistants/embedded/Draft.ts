import type { Locale } from "../../../domain/accounts/locales.ts";
import type { LogicLevel } from "../../../domain/assistants/agents.ts";
import { type Text, text } from "../../../domain/words/refusal.ts";
import { textIn } from "../../../domain/words/textIn.ts";
import type { Chip, Citation, DrawnCovers, Piece, Proposed } from "../../providers/assistant.ts";

/** One line of a list or a table, and the page that it is from. */
export interface Row {
  line: Text;
  cells: readonly string[];
  source?: Citation;
}

const ROWS_OF: Record<LogicLevel, number> = { MAX: 50, MEDIUM: 5, MIN: 1 };

/** An answer while it is written: paragraphs with their sources, then buttons. */
export class Draft {
  readonly locale: Locale;
  readonly #level: LogicLevel;
  readonly #blocks: string[] = [];
  readonly #sources: Citation[] = [];
  readonly #chips: Chip[] = [];
  #note: string | null = null;
  readonly #proposed: Proposed[] = [];
  #covers: DrawnCovers | null = null;

  constructor(locale: Locale, level: LogicLevel) {
    this.locale = locale;
    this.#level = level;
  }

  /** A text of ours in the language of whoever asks. */
  words(said: Text): string {
    return textIn(this.locale, said);
  }

  /** What was understood, before everything else. */
  head(about: string, name: string | null): void {
    this.#blocks.push(`**${name ? `${about} · ${plain(name)}` : about}**`);
  }

  say(said: Text, ...sources: readonly Citation[]): void {
    this.#blocks.push(this.#written(said, sources));
  }

  /** The whole counting, the first five, or one line, as the assistant is; `total` where there are more than these rows. */
  list(columns: readonly Text[], rows: readonly Row[], total = rows.length): void {
    const shown = rows.slice(0, ROWS_OF[this.#level]);
    if (this.#level === "MAX" && rows.length > 1) this.#table(columns, shown);
    else if (shown.length === 1 && rows.length === 1) this.#blocks.push(this.#rowLine(shown[0]!));
    else this.#blocks.push(shown.map((row) => `- ${this.#rowLine(row)}`).join("\n"));
    const left = total - shown.length;
    if (left > 0) this.#blocks.push(this.words(text("assistants.answer.more", { count: left })));
  }

  /** What an answer did not look at; stands once, below everything else. */
  note(said: Text): void {
    this.#note = `*${this.words(said)}*`;
  }

  numbered(clauses: readonly Text[], ...sources: readonly Citation[]): void {
    const marks = sources.map((source) => this.#mark(source)).join("");
    this.#blocks.push(
      clauses
        .map((clause, place) => `${place + 1}. ${this.#written(clause, [])}${marks && ` ${marks}`}`)
        .join("\n"),
    );
  }

  ask(label: string, asked: string): void {
    this.#chip({ kind: "ask", label, text: asked });
  }

  open(label: Text, path: string): void {
    this.#chip({ kind: "open", label: this.words(label), path });
  }

  hand(label: Text, agentId: string, asked: string): void {
    this.#chip({ kind: "agent", label: this.words(label), agentId, text: asked });
  }

  /** Below the answer; the person decides. */
  propose(proposed: Proposed): void {
    this.#proposed.push(proposed);
  }

  /** Drafts of a cover, below the answer; the person chooses one or none. */
  draw(covers: DrawnCovers): void {
    this.#covers = covers;
  }

  /** Sources before the text that points at them. */
  *pieces(): Iterable<Piece> {
    for (const cite of this.#sources) yield { cite };
    const blocks = this.#note ? [...this.#blocks, this.#note] : this.#blocks;
    for (const [place, block] of blocks.entries()) yield { text: place ? `\n\n${block}` : block };
    if (this.#proposed.length) yield { text: `\n\n${this.words(text("assistants.answer.proposed"))}` };
    for (const propose of this.#proposed) yield { propose };
    if (this.#covers) yield { covers: this.#covers };
    for (const chip of this.#chips) yield { chip };
  }

  #chip(chip: Chip): void {
    if (!this.#chips.some(({ kind, label }) => kind === chip.kind && label === chip.label))
      this.#chips.push(chip);
  }

  #rowLine({ line, source }: Row): string {
    return this.#written(line, source ? [source] : []);
  }

  #table(columns: readonly Text[], rows: readonly Row[]): void {
    const head = columns.map((column) => this.words(column));
    const lines = rows.map(({ cells, source }) => {
      const marked = cells.map(plain);
      if (source) marked[0] = `${marked[0]} ${this.#mark(source)}`;
      return `| ${marked.join(" | ")} |`;
    });
    this.#blocks.push([`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...lines].join("\n"));
  }

  #written({ code, params }: Text, sources: readonly Citation[]): string {
    const safe = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" ? plain(value) : value,
    ]);
    const marks = sources.map((source) => this.#mark(source)).join("");
    return `${textIn(this.locale, { code, params: Object.fromEntries(safe) })}${marks && ` ${marks}`}`;
  }

  #mark(source: Citation): string {
    const known = this.#sources.findIndex(({ path }) => path === source.path);
    return `[${known < 0 ? this.#sources.push(source) : known + 1}]`;
  }
}

/** What people wrote, as Markdown that shows it letter by letter: no marks, no lines, no signs that cannot be seen. */
function plain(written: string): string {
  return written
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/[\\`*_[\]<>|~]/g, "\\$&")
    .trim();
}
