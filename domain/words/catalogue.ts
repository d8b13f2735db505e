import { ASSET_WORDS } from "../assets/words.ts";
import { AUDIO_WORDS, UPLOAD_WORDS } from "../catalog/words.ts";
import { DOWNLOAD_WORDS } from "../downloads/words.ts";
import { MILESTONE_WORDS } from "../milestones/words.ts";
import { GENERAL_WORDS } from "./words.ts";

/**
 * Every text that the server or a rule says to a person, by its code; the English is the source, to the letter what SPEC.md
 * says where it says anything. Other languages: `locales/`. Figures are written `{n, number}`, which follows the reader's
 * language; a plain `{n}` stays as it is given.
 */
export const WORDS = {
  ...GENERAL_WORDS,
  ...ASSET_WORDS,
  ...AUDIO_WORDS,
  ...UPLOAD_WORDS,
  ...DOWNLOAD_WORDS,
  ...MILESTONE_WORDS,
} as const;

export type Code = keyof typeof WORDS;
