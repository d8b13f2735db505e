/** What is said of the library. */
export const LIBRARY_WORDS = {
  "library.full": "Your library has room for {most, number} of these. Remove something first.",
} as const;
