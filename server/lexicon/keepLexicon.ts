import type { Kysely } from "kysely";
import {
  listVocabularyCategories,
  readVocabulary,
  type VocabularyCategoryRow,
} from "../../db/lexicon/vocabulary.ts";
import type { DB } from "../../db/tables.generated.ts";
import { adoptVocabulary } from "../../domain/lexicon/currentVocabulary.ts";
import { CATEGORIES_FRESH_MS, TERMS_FRESH_MS } from "../../domain/lexicon/vocabulary.ts";
import { log } from "../log.ts";
import type { Events } from "../providers/events.ts";

/** Keeps the words that this server's rules use as fresh as they have to be. */
export interface LexiconKeeper {
  /** Resolves once they are. When the database cannot be asked, what was known goes on counting. */
  freshen(): Promise<void>;
  /** The four lists; empty while they could never be read. */
  categories(): Promise<readonly VocabularyCategoryRow[]>;
}

export function keepLexicon(db: Kysely<DB>, events: Events): LexiconKeeper {
  const terms = kept(TERMS_FRESH_MS, async () => adoptVocabulary(await readVocabulary(db)));
  const categories = kept(CATEGORIES_FRESH_MS, () => listVocabularyCategories(db));

  events.onChanged("lexiconChanged", terms.forget);
  return {
    freshen: async () => void (await terms.read()),
    categories: async () => (await categories.read()) ?? [],
  };
}

/** What was read, for so long; a reading that fails leaves the last one in force. */
function kept<Value>(freshMs: number, read: () => Promise<Value>) {
  let value: Value | undefined;
  let until = Number.NEGATIVE_INFINITY;
  return {
    forget() {
      until = Number.NEGATIVE_INFINITY;
    },
    async read(): Promise<Value | undefined> {
      if (performance.now() < until) return value;
      try {
        value = await read();
        until = performance.now() + freshMs;
      } catch (error) {
        log.error("lexicon-not-read", { error });
      }
      return value;
    },
  };
}
