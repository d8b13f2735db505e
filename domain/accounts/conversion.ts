import { canChoose } from "../lexicon/currentVocabulary.ts";
import type { Capability, Role } from "./roles.ts";

/** What the verb answers (SPEC.md sections 5 and 8). */
export const NOT_AUTHENTICATED = "User must be authenticated to convert account";
export const ALREADY_ARTIST = "User is already an artist";
export const WORKSPACE_FAILED = "Failed to create workspace";
export const ROLE_FAILED = "Failed to update user role";

/** Why somebody is not offered the conversion (SPEC.md section 4). */
export const NO_USER = "No user provided";
export const HAS_ARTIST_SIDE = "User already has artist capabilities";
export const ONLY_FANS = "Only fans can convert to artists";

export const MAX_ARTIST_NAME = 120;
export const MAX_BIO = 5000;
export const MAX_GENRES = 5;
export const MAX_LINKS = 10;
export const MAX_LINK_LENGTH = 200;

/** Why a person cannot become an artist; null when they can (SPEC.md section 4). */
export function conversionObstacle(
  person: { role: Role; capabilities: readonly Capability[] } | null,
): string | null {
  if (!person) return NO_USER;
  if (person.capabilities.includes("artist")) return HAS_ARTIST_SIDE;
  return person.role === "fan" ? null : ONLY_FANS;
}

/** What a fan fills in to become an artist (SPEC.md section 3, Artist conversion input). */
export interface Conversion {
  artistName: string;
  bio: string;
  /** Vocabulary slugs. */
  genres: readonly string[];
  socialLinks: readonly string[];
}

/** The problem of each field, in words for the person; null where all is well. */
export function conversionProblems(form: Conversion): Record<keyof Conversion, string | null> {
  return {
    artistName: artistNameProblem(form.artistName),
    bio: form.bio.length > MAX_BIO ? `A text about you holds at most ${MAX_BIO} characters.` : null,
    genres: genresProblem(form.genres),
    socialLinks: linksProblem(form.socialLinks),
  };
}

export function artistNameProblem(name: string): string | null {
  if (name.trim() === "") return "An artist needs a name.";
  if (name.length > MAX_ARTIST_NAME) return `An artist's name holds at most ${MAX_ARTIST_NAME} characters.`;
  return null;
}

export function genresProblem(genres: readonly string[]): string | null {
  if (genres.length > MAX_GENRES) return `Choose at most ${MAX_GENRES} genres.`;
  const isKnown = genres.every((genre) => canChoose("GENRE", genre));
  return isKnown ? null : "Choose a genre from the list.";
}

function linksProblem(links: readonly string[]): string | null {
  if (links.length > MAX_LINKS) return `Give at most ${MAX_LINKS} links.`;
  return links.every(isWebLink)
    ? null
    : `A link begins with https:// and has at most ${MAX_LINK_LENGTH} characters.`;
}

/** Only the web's own addresses: a link on a page must never run a script. */
function isWebLink(link: string): boolean {
  if (link.length > MAX_LINK_LENGTH || !URL.canParse(link)) return false;
  return ["https:", "http:"].includes(new URL(link).protocol);
}
