/** What the fake does when it is asked once: by default it says nothing and is done. */
export interface FakeTurn {
  text?: string;
  /** Arguments as the model writes them, JSON or not. */
  calls?: readonly { name: string; args: string }[];
  /** Refuses with this status, instead. */
  status?: number;
  /** Seconds, beside a status. */
  retryAfter?: number;
  /** Cuts the line after so many words. */
  dropAfter?: number;
  /** Says no more after so many words, and keeps the line open. */
  stallAfter?: number;
  /** It will not answer that. */
  refuses?: boolean;
  /** Tells nothing of what it used. */
  hidesUsage?: boolean;
}

/** What every call says that it used, in tokens. */
export const FAKE_USAGE = { input: 100, output: 20 };
/** How long every recording says that it was, in seconds. */
export const FAKE_SECONDS = 5;

/** A text word by word; null where the line is cut or falls silent. */
export function* wordsOf({ text = "", dropAfter, stallAfter }: FakeTurn): Iterable<string | null> {
  for (const [place, word] of (text.match(/\S+\s*/g) ?? []).entries()) {
    if (place === dropAfter || place === stallAfter) return yield null;
    yield word;
  }
}

/** JSON as it comes: in pieces that end anywhere. */
export function piecesOf(args: string): string[] {
  return args.match(/.{1,7}/gs) ?? [];
}

/** What happens where there are no more words. */
export const endOf = ({ dropAfter }: FakeTurn): "cut" | "stall" =>
  dropAfter === undefined ? "stall" : "cut";
