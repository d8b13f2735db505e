/** What a page tells the service worker. */
export type ToWorker =
  /** Takes the place of the version before. */
  | { type: "UPDATE" }
  /** Who is here, and the questions that were asked before the worker knew it. */
  | { type: "ACCOUNT"; personId: string; asked: readonly string[]; language: string }
  /** The person leaves: nothing of theirs stays. */
  | { type: "FORGET" };
