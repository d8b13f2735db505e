import { isHexColour } from "../identity/contrast.ts";

export const MAX_TAGLINE = 120;

export const COLOUR_WRONG = "Write the colour as # and six digits, such as #7c5cff.";
export const TAGLINE_TOO_LONG = "The tagline is too long: at most 120 characters.";

/** How a studio presents itself on its public pages; null and empty where it never chose. */
export interface Branding {
  /** #rrggbb; both themes show the nearest shade of it that can be read. */
  accentColour: string | null;
  tagline: string;
}

export function brandingProblems({
  accentColour,
  tagline,
}: Branding): Partial<Record<keyof Branding, string | null>> {
  return {
    accentColour: accentColour === null || isHexColour(accentColour) ? null : COLOUR_WRONG,
    tagline: tagline.trim().length > MAX_TAGLINE ? TAGLINE_TOO_LONG : null,
  };
}
