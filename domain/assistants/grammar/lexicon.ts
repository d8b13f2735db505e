import { ELSEWHERE_WORDS } from "./lexicon/elsewhere.ts";
import { FRAME_WORDS } from "./lexicon/frame.ts";
import { OFFICE_WORDS } from "./lexicon/office.ts";
import { PEOPLE_WORDS } from "./lexicon/people.ts";
import { PLAN_WORDS } from "./lexicon/plans.ts";
import { RIGHTS_WORDS } from "./lexicon/rights.ts";
import { SOUND_WORDS } from "./lexicon/sound.ts";
import { TEXT_WORDS } from "./lexicon/texts.ts";

/**
 * What people mean, and the words of English and Spanish by which they say it, folded as `foldText` folds. A star stands for any ending; words
 * joined by hyphens stand for words that follow each other; "~" stands where a name stood. One word may mean several things: the rules say
 * which of them matters.
 */
export const LEXICON = {
  ...FRAME_WORDS,
  ...PLAN_WORDS,
  ...RIGHTS_WORDS,
  ...OFFICE_WORDS,
  ...TEXT_WORDS,
  ...SOUND_WORDS,
  ...PEOPLE_WORDS,
  ...ELSEWHERE_WORDS,
} as const satisfies Record<string, string>;

export type Concept = keyof typeof LEXICON;
