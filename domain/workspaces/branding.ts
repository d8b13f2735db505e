import { isHexColour } from "../identity/contrast.ts";
import { type Refusal, refusal } from "../words/refusal.ts";

export const MAX_TAGLINE = 120;

/** How a studio presents itself on its public pages; null and empty where it never chose. */
export interface Branding {
  /** #rrggbb; both themes show the nearest shade of it that can be read. */
  accentColour: string | null;
  tagline: string;
}

export function brandingProblems({
  accentColour,
  tagline,
}: Branding): Partial<Record<keyof Branding, Refusal | null>> {
  return {
    accentColour:
      accentColour === null || isHexColour(accentColour) ? null : refusal("workspaces.colourWrong"),
    tagline:
      tagline.trim().length > MAX_TAGLINE ? refusal("workspaces.taglineTooLong", { max: MAX_TAGLINE }) : null,
  };
}
