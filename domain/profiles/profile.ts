import { nameSignsProblem } from "../accounts/names.ts";
import { onField, type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import { linkProblem, MAX_LINKS } from "./links.ts";

export const MAX_NAME_LENGTH = 120;
export const MAX_BIO_LENGTH = 5000;
export const MAX_LOCATION_LENGTH = 100;

export const PROFILE_KINDS = ["artist", "fan"] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/** What a person can change about their profile. Absent fields stay as they are; null empties one. */
export interface ProfileEdit {
  /** An artist's stage name, everybody else's full name; never emptied. */
  name?: string | null | undefined;
  bio?: string | null | undefined;
  location?: string | null | undefined;
  links?: readonly string[] | null | undefined;
}

/** The first field of an edit that is wrong, and why; null when all is well. */
export function profileProblem(edit: ProfileEdit): Problem<keyof ProfileEdit> | null {
  const name = edit.name == null ? null : nameProblem(edit.name);
  if (name) return onField("name", name);
  if ((edit.bio ?? "").length > MAX_BIO_LENGTH)
    return problem("bio", "profiles.bioTooLong", { max: MAX_BIO_LENGTH });
  if ((edit.location ?? "").length > MAX_LOCATION_LENGTH)
    return problem("location", "profiles.locationTooLong", { max: MAX_LOCATION_LENGTH });
  return onField("links", linksProblem(edit.links ?? []));
}

export function nameProblem(name: string): Refusal | null {
  if (name.trim() === "") return refusal("profiles.nameMissing");
  return name.trim().length > MAX_NAME_LENGTH
    ? refusal("profiles.nameTooLong", { max: MAX_NAME_LENGTH })
    : nameSignsProblem(name);
}

export function linksProblem(links: readonly string[]): Refusal | null {
  if (links.length > MAX_LINKS) return refusal("profiles.tooManyLinks", { max: MAX_LINKS });
  return links.map(linkProblem).find((problem) => problem !== null) ?? null;
}

/** An artist is somebody with the artist's side and a studio of their own; everybody else is here to listen. */
export function profileKind(capabilities: readonly string[], ownsStudio: boolean): ProfileKind {
  return capabilities.includes("artist") && ownsStudio ? "artist" : "fan";
}

/** Whether others find the page from the first day: artists want to be found; a fan says so first. */
export function isPublicAtFirst(capabilities: readonly string[]): boolean {
  return capabilities.includes("artist");
}

/** The first words of a bio for a preview, cut at a word; an ellipsis says that there is more. */
export function excerpt(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}…`;
}
