import { currentTerm } from "../lexicon/currentVocabulary.ts";

/** What a file says about itself beside its title, its artists and its sound. */
export interface FileTags {
  isrc: string | null;
  year: number | null;
  genre: string | null;
  /** Fields in which what stands was found right. */
  dismissed: readonly string[];
}

/** The same facts as the track has them. */
export interface TaggedFacts {
  isrc: string | null;
  recordingYear: number | null;
  genre: string | null;
}

export const PROPOSED_FIELDS = ["isrc", "recordingYear", "genre"] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

/** A fact as the file says it, where the track says something else or nothing. */
export interface TagProposal {
  field: ProposedField;
  /** As it is kept; of a genre that nobody knows here the file's own word. */
  value: string;
  /** Whether the field takes it as it is. */
  isTakeable: boolean;
}

/** What could be taken over from a file. */
export function tagProposals(tags: FileTags, facts: TaggedFacts): TagProposal[] {
  const genre = tags.genre ? currentTerm("GENRE", tags.genre)?.slug : undefined;
  const said = {
    isrc: tags.isrc,
    recordingYear: tags.year === null ? null : String(tags.year),
    genre: genre ?? tags.genre,
  };
  return PROPOSED_FIELDS.flatMap((field) => {
    const value = said[field];
    const isSame = value === null || value === String(facts[field] ?? "");
    const isTakeable = field !== "genre" || genre !== undefined;
    return isSame || tags.dismissed.includes(field) ? [] : [{ field, value, isTakeable }];
  });
}
