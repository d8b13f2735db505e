/** A question, and what it is about; "-" where nobody can know. */
export type Asked = readonly [question: string, intent: string];

/**
 * Questions in other words than those that the rules were made from: written before the rules were changed the last time, by somebody who does
 * not know them, and not looked at while they were made. What becomes of them says how the assistant does with people it has not met. Once a
 * rule is changed for one of these, all of them belong to `LEARNT_WORDS`, and new ones have to be written.
 */
export const REWORDINGS: readonly Asked[] = [];
