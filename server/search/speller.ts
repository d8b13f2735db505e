import { setImmediate } from "node:timers/promises";
import type { CountedWord } from "../../domain/search/spelling/readWords.ts";
import { buildSpelling, type Spelling } from "../../domain/search/spelling/Spelling.ts";
import { log } from "../log.ts";

/** Where the words of everything public come from. What is private must never be among them. */
export type PublicWords = () => Promise<Iterable<CountedWord>>;

/** Knows how the words of public things are spelt. */
export interface Speller {
  /** As of some minutes ago at most; null while nothing is known. Only the very first who ask wait, and not for long. */
  spelling(): Promise<Spelling | null>;
  /** Reads the words anew, for those who cannot wait for the minutes to pass. */
  freshen(): Promise<void>;
}

/** New words are understood after this long. Until then they are searched for as they are typed. */
const FRESH_MS = 5 * 60_000;

/** How long the first ones who ask wait at most: a search that found little is held up by it. */
const PATIENCE_MS = 200;

export function openSpeller(words: PublicWords): Speller {
  let current: Spelling | null = null;
  let until = Number.NEGATIVE_INFINITY;
  let building: Promise<void> | undefined;

  async function build(): Promise<void> {
    try {
      current = await built(await words());
    } catch (error) {
      log.error("words-not-read", { error });
    }
    until = performance.now() + FRESH_MS;
    building = undefined;
  }

  return {
    async spelling() {
      if (performance.now() >= until) building ??= build();
      if (current === null && building) await within(PATIENCE_MS, building);
      return current;
    },
    freshen: () => (building ??= build()),
  };
}

/** Built in short steps, with requests answered in between. */
async function built(words: Iterable<CountedWord>): Promise<Spelling> {
  const steps = buildSpelling(words);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
