import type { LogicLevel } from "./agents.ts";

/** The first word of a reply comes after this long at the earliest (SPEC.md section 9). */
export const REPLY_DELAY_MS = 1_500;
/** From one word to the next. */
export const WORD_MS = 30;
/** Whoever writes a reply says so again and again; after this long without a word they count as gone. */
export const LEASE_MS = 30_000;
/** The longest reply. */
export const REPLY_MS = 90_000;

/** The longest question, in characters. */
export const QUESTION_MAX = 4_000;
/** The longest name of a conversation, which is its first question. */
export const TITLE_MAX = 80;

/** Replies that one person may ask for. */
export const REPLIES_A_MINUTE = 20;
export const REPLIES_A_DAY = 200;
/** From so many on people are told how many are left of the day. */
export const FEW_REPLIES = 20;

/** Conversations that nobody used for this long are taken away. */
export const KEPT_MONTHS = 12;

/** How much of what was said before an assistant remembers, in messages; the flag AI_CHAT_ENHANCED doubles it. */
export const HISTORY: Readonly<Record<LogicLevel, number>> = { MAX: 40, MEDIUM: 20, MIN: 10 };

/** The states of a message. What a person said is done at once. */
export const MESSAGE_STATES = ["streaming", "done", "stopped", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A reply whose writer has not been heard of is failed, whether or not somebody has written that down yet. */
export function stateOf(
  { state, leaseUntil }: { state: string; leaseUntil: Date | null },
  now: Date,
): MessageState {
  if (state === "streaming" && leaseUntil && leaseUntil < now) return "failed";
  return state as MessageState;
}

/** What is asked, without the white space around it. */
export function questionOf(text: string): string {
  return text.normalize("NFC").trim();
}

/** The name of a conversation that begins with this question. */
export function titleOf(question: string): string {
  const [line = ""] = question.split("\n");
  const signs = [...line];
  return signs.length > TITLE_MAX
    ? `${signs
        .slice(0, TITLE_MAX - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

const OUR_PAGE = /^\/(?![/\\])[\p{L}\p{N}/@._?=&#%~:+-]*$/u;

/** Whether a path leads to a page of ours and nowhere else. */
export function isOurPage(path: string): boolean {
  return path.length <= 500 && OUR_PAGE.test(path);
}

/** A recording of what somebody says to an assistant stops after this long (SPEC.md section 9). */
export const VOICE_MS = 5_000;
/** The largest recording that is taken, in bytes: five seconds have a tenth of it. */
export const RECORDING_MAX_BYTES = 256 * 1024;
/** Recordings that one person may have written down: each can become a question. */
export const RECORDINGS_A_MINUTE = REPLIES_A_MINUTE;
export const RECORDINGS_A_DAY = REPLIES_A_DAY;
