/** How long the link of the letter that asks works, in days; what was not confirmed by then is forgotten. */
export const CONFIRM_DAYS = 7;
