import { currentTerm } from "../lexicon/currentVocabulary.ts";

/** What a file says about itself beside its title, its artists and its sound. */
export interface FileTags {
  isrc: string | null;
  year: number | null;
  genre: string | null;
}

/** The same facts as the track has them. */
export interface TaggedFacts {
  isrc: string | null;
  recordingYear: number | null;
  genre: string | null;
}

export const PROPOSED_FIELDS = ["isrc", "recordingYear", "genre"] as const;

/** A fact as the file says it, where the track says something else or nothing. */
export interface TagProposal {
  field: (typeof PROPOSED_FIELDS)[number];
  /** As it is kept; of a genre that nobody knows here the file's own word. */
  value: string;
}

/** What could be taken over from a file. */
export function tagProposals(tags: FileTags, facts: TaggedFacts): TagProposal[] {
  const said = {
    isrc: tags.isrc,
    recordingYear: tags.year === null ? null : String(tags.year),
    genre: tags.genre && (currentTerm("GENRE", tags.genre)?.slug ?? tags.genre),
  };
  return PROPOSED_FIELDS.flatMap((field) => {
    const value = said[field];
    return value !== null && value !== String(facts[field] ?? "") ? [{ field, value }] : [];
  });
}
