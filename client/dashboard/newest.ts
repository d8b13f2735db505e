/** How many of the newest releases a home shows, as variables of its question. */
export const NEWEST = { first: 12 };
