/** Twenty-four hours: of instants, not of a calendar, whose days are sometimes longer. */
export const DAY_MS = 24 * 60 * 60 * 1000;
