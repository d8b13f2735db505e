/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

/** One numbered part of a legal text. `id` is its anchor and never changes, so that links keep working. */
export interface LegalSection {
  id: string;
  heading: string;
  /** The same in one plain sentence. The blocks are what counts. */
  summary: string;
  blocks: readonly LegalBlock[];
}

/** A whole legal text in one language. */
export interface LegalText {
  title: string;
  /** Day of the last change, ISO 8601. Both languages change on the same day. */
  changed: string;
  intro: string;
  sections: readonly LegalSection[];
}

export type LegalTopic = "privacy" | "terms" | "cookies";
