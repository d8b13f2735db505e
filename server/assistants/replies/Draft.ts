import { isOurPage } from "../../../domain/assistants/chat.ts";
import type { Chip, Citation, Piece } from "../../providers/assistant.ts";
import type { NewCoverDraft } from "../covers/newCoverDrafts.ts";
import type { NewProposal } from "../proposals/newProposal.ts";

/** The longest reply that is kept, in characters, and the most that stands beside it. */
const LONGEST = 20_000;
const MOST_CITATIONS = 60;
const MOST_CHIPS = 6;

/** A piece as it stands in a reply: of what is proposed or drawn, what was read. */
type Taken = Exclude<Piece, { propose: unknown } | { covers: unknown }>;

/** A reply as far as it is known: what was written, and what waits to be. */
export class Draft {
  content = "";
  looking: string | null = null;
  readonly citations: Citation[] = [];
  readonly chips: Chip[] = [];
  readonly proposals: NewProposal[] = [];
  covers: readonly NewCoverDraft[] = [];
  #waiting = "";

  take(piece: Taken): void {
    if ("looking" in piece) this.looking = piece.looking;
    else if ("text" in piece) this.#waiting += piece.text.slice(0, this.#room());
    else if ("cite" in piece) {
      // A citation keeps its place, or those behind it would point elsewhere.
      const { label, path } = piece.cite;
      if (this.citations.length < MOST_CITATIONS)
        this.citations.push({ label, path: isOurPage(path) ? path : "/" });
    } else if (this.chips.length < MOST_CHIPS && leadsHome(piece.chip)) this.chips.push(piece.chip);
  }

  /** Words alone: an empty line at the end of an answer is followed by none that it could be written with. */
  get isWaiting(): boolean {
    return this.#waiting.trim() !== "";
  }

  /** Writes as many words of what waits, and answers how many there were. */
  write(most: number): number {
    let words = 0;
    let end = 0;
    for (const { index, 0: word } of this.#waiting.matchAll(/\s*\S+\s*/g)) {
      if (words + 1 > most) break;
      words++;
      end = index + word.length;
    }
    if (words === 0) return 0;
    this.content += this.#waiting.slice(0, end);
    this.#waiting = this.#waiting.slice(end);
    this.looking = null;
    return words;
  }

  /** As it is stored. */
  get extras() {
    return { citations: JSON.stringify(this.citations), chips: JSON.stringify(this.chips) };
  }

  #room(): number {
    return Math.max(0, LONGEST - this.content.length - this.#waiting.length);
  }
}

const leadsHome = (chip: Chip): boolean => chip.kind !== "open" || isOurPage(chip.path);
