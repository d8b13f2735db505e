import { VOCABULARY_KEYS, type VocabularyKey } from "../../../domain/lexicon/vocabulary.ts";

/** The list that the address asks for; genres when it says nothing. */
export function listOf(address: URLSearchParams): VocabularyKey {
  const word = address.get("list")?.toUpperCase();
  return VOCABULARY_KEYS.find((key) => key === word) ?? "GENRE";
}
