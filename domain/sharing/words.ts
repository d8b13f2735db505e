/** What is said of private links to music. */
export const SHARING_WORDS = {
  "sharing.tooManyLinks": "This music has {max, number} open links. Close some first.",
  "sharing.private": "Private link",
} as const;
