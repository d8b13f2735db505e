import { onField, type Problem, type Refusal, refusal } from "../words/refusal.ts";
import { artistNameProblem, genresProblem } from "./conversion.ts";
import { fullNameProblem } from "./names.ts";
import type { Capability } from "./roles.ts";

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

/** The first thing wrong with an answer; null when it may be kept. */
export function onboardingProblem(
  { name, genres }: OnboardingAnswer,
  side: Capability,
): Problem<"name" | "genres"> | null {
  const wrongName = name == null ? null : nameProblem(name, side);
  return onField("name", wrongName) ?? onField("genres", genres ? genresProblem(genres) : null);
}

export function nameProblem(name: string, side: Capability): Refusal | null {
  if (side === "artist") return artistNameProblem(name);
  if (name.trim() === "") return refusal("accounts.nameMissing");
  return fullNameProblem(name);
}

/** The step that comes next, as a place in the list of the side. */
export function stepWithin(step: number, side: Capability): number {
  return Math.max(0, Math.min(step, ONBOARDING_STEPS[side].length - 1));
}
