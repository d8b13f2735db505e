import { artistNameProblem, genresProblem } from "./conversion.ts";
import type { Capability } from "./roles.ts";

/** The verb's answer to a person who is not the one that asks (SPEC.md section 5). */
export const USER_NOT_FOUND = "User not found";

export const MAX_FULL_NAME = 120;

/** What the first visit asks for, one question after the other. Artists also bring their first track. */
export const ONBOARDING_STEPS: Record<Capability, readonly OnboardingStep[]> = {
  artist: ["name", "genres", "firstTrack", "notices"],
  fan: ["name", "genres", "notices"],
};
export type OnboardingStep = "name" | "genres" | "firstTrack" | "notices";

/** What a step brings. Everything may be left out: each step can be skipped. */
export interface OnboardingAnswer {
  /** The name that is shown: the artist's on the artist's side, the person's own on the fan's. */
  name?: string | null | undefined;
  /** Vocabulary slugs: what an artist plays, what a fan loves. */
  genres?: readonly string[] | null | undefined;
}

/** The first thing wrong with an answer, in words for the person; null when it may be kept. */
export function onboardingProblem(
  { name, genres }: OnboardingAnswer,
  side: Capability,
): { field: "name" | "genres"; message: string } | null {
  const wrongName = name == null ? null : nameProblem(name, side);
  if (wrongName) return { field: "name", message: wrongName };
  const wrongGenres = genres && genresProblem(genres);
  return wrongGenres ? { field: "genres", message: wrongGenres } : null;
}

export function nameProblem(name: string, side: Capability): string | null {
  if (side === "artist") return artistNameProblem(name);
  if (name.trim() === "") return "Tell us your name.";
  return name.length > MAX_FULL_NAME ? `A name holds at most ${MAX_FULL_NAME} characters.` : null;
}

/** The step that comes next, as a place in the list of the side. */
export function stepWithin(step: number, side: Capability): number {
  return Math.max(0, Math.min(step, ONBOARDING_STEPS[side].length - 1));
}
