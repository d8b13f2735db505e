import { canChoose } from "../lexicon/currentVocabulary.ts";
import { type Refusal, refusal } from "../words/refusal.ts";
import { stageNameProblem } from "./names.ts";
import type { Capability, Role } from "./roles.ts";

export const MAX_BIO = 5000;
export const MAX_GENRES = 5;
export const MAX_LINKS = 10;
export const MAX_LINK_LENGTH = 200;

/** Why a person cannot become an artist; null when they can (SPEC.md section 4). */
export function conversionObstacle(
  person: { role: Role; capabilities: readonly Capability[] } | null,
): Refusal | null {
  if (!person) return refusal("accounts.noUser");
  if (person.capabilities.includes("artist")) return refusal("accounts.hasArtistSide");
  return person.role === "fan" ? null : refusal("accounts.onlyFans");
}

/** What a fan fills in to become an artist (SPEC.md section 3, Artist conversion input). */
export interface Conversion {
  artistName: string;
  bio: string;
  /** Vocabulary slugs. */
  genres: readonly string[];
  socialLinks: readonly string[];
}

/** The problem of each field, null where all is well. */
export function conversionProblems(form: Conversion): Record<keyof Conversion, Refusal | null> {
  return {
    artistName: artistNameProblem(form.artistName),
    bio: form.bio.length > MAX_BIO ? refusal("accounts.bioTooLong", { max: MAX_BIO }) : null,
    genres: genresProblem(form.genres),
    socialLinks: linksProblem(form.socialLinks),
  };
}

export function artistNameProblem(name: string): Refusal | null {
  if (name.trim() === "") return refusal("accounts.artistNameMissing");
  return stageNameProblem(name);
}

export function genresProblem(genres: readonly string[]): Refusal | null {
  if (genres.length > MAX_GENRES) return refusal("accounts.tooManyGenres", { max: MAX_GENRES });
  const isKnown = genres.every((genre) => canChoose("GENRE", genre));
  return isKnown ? null : refusal("accounts.genreUnknown");
}

function linksProblem(links: readonly string[]): Refusal | null {
  if (links.length > MAX_LINKS) return refusal("accounts.tooManyLinks", { max: MAX_LINKS });
  return links.every(isWebLink) ? null : refusal("accounts.linkWrong", { max: MAX_LINK_LENGTH });
}

/** Only the web's own addresses: a link on a page must never run a script. */
function isWebLink(link: string): boolean {
  if (link.length > MAX_LINK_LENGTH || !URL.canParse(link)) return false;
  return ["https:", "http:"].includes(new URL(link).protocol);
}
