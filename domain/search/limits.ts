/** Hits on one page, and with each press of "Load More Results" (SPEC.md section 9). */
export const PAGE_SIZE = 20;

/** A search starts when the text is longer than this many characters (SPEC.md section 5). */
export const TOO_SHORT = 2;

/** How long typing rests before the overlay asks the server, in milliseconds. */
export const DEBOUNCE_MS = 200;

/** What is read of a text; the rest adds nothing that a person would miss. */
export const MAX_TEXT_LENGTH = 200;
export const MAX_TERMS = 12;

/** Selected values read per facet. */
export const MAX_FACET_VALUES = 50;

/** Longer words are cut on both sides, so they still find each other. */
export const MAX_WORD_LENGTH = 60;

/** Different words kept of a body, such as a post's. */
export const MAX_BODY_WORDS = 1_000;

/** Searches of a person that one device remembers. */
export const MAX_RECENT = 8;
