import { type Capability, type Role, worksInStudio } from "./roles.ts";

/** Fan and artist in one account (SPEC.md section 4, Mode). */
export function isDualMode(capabilities: readonly Capability[]): boolean {
  return capabilities.includes("fan") && capabilities.includes("artist");
}

/** The side that is shown: what a dual-mode person chose, artist when they never did; everybody else has but one. */
export function sideOf(
  role: Role,
  capabilities: readonly Capability[],
  chosen: Capability | null = null,
): Capability {
  if (!isDualMode(capabilities)) return worksInStudio(role) ? "artist" : "fan";
  return chosen ?? "artist";
}
