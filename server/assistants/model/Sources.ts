import type { Citation } from "../../providers/assistant.ts";
import { Figures } from "./Figures.ts";

/** A record that a read of this turn gave: what it is called, where its page is, and what it is asked for by. */
interface Source extends Citation {
  id: string | null;
}

/** As many as stand beside an answer. */
const MOST = 60;

/** What the reads of one turn gave: the records that may be cited, and the numbers that may be said. */
export class Sources {
  readonly figures = new Figures();
  readonly #known: Source[] = [];
  readonly #handles: string[] = [];
  readonly #cited: Source[] = [];

  /** Takes a record in; answers the number by which the model points at it. A page of no record in particular has no id. */
  add(citation: Citation, id: string | null = null): number {
    const place = this.#known.findIndex(({ path }) => path === citation.path);
    return place < 0 ? this.#known.push({ ...citation, id }) : place + 1;
  }

  /** Takes in something that has no page of its own; answers the word by which the model points at it. */
  handle(id: string): string {
    const place = this.#handles.indexOf(id);
    return `#${(place < 0 ? this.#handles.push(id) : place + 1).toString(36)}`;
  }

  /** The id behind such a word; null where no read gave it. */
  behind(handle: string): string | null {
    return this.#handles.find((id) => this.handle(id) === handle) ?? null;
  }

  /** The id of a record that the model points at; null where no read gave it. */
  idOf(ref: number): string | null {
    return this.#known[ref - 1]?.id ?? null;
  }

  /** A sentence with its marks numbered as they come, and the sources that are new in it. What points at nothing goes. */
  mark(sentence: string): { text: string; cited: Citation[] } {
    const cited: Citation[] = [];
    const text = sentence.replace(/(?<!\\)(\s?)\[(\d+)\](?!\()/g, (_mark, space: string, ref: string) => {
      const source = this.#known[Number(ref) - 1];
      if (!source) return "";
      const known = this.#cited.indexOf(source);
      if (known >= 0) return `${space}[${known + 1}]`;
      if (this.#cited.length >= MOST) return "";
      const { label, path } = source;
      cited.push({ label, path });
      return `${space}[${this.#cited.push(source)}]`;
    });
    return { text, cited };
  }

  /** How many stand beside the answer by now. */
  get citedCount(): number {
    return this.#cited.length;
  }
}
