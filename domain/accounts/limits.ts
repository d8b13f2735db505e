import {
  RECORDINGS_A_DAY,
  RECORDINGS_A_MINUTE,
  REPLIES_A_DAY,
  REPLIES_A_MINUTE,
} from "../assistants/chat.ts";
import { CALLS_AN_HOUR } from "../phone/call.ts";
import { BATCHES_AN_HOUR, SAVED_ISSUES_AN_HOUR, SESSIONS_AN_HOUR } from "../plays/play.ts";
import { REPORTS_A_DAY } from "../reports/report.ts";

/** At most `max` times before `seconds` after the first time are over. */
export interface Limit {
  max: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Everything that is counted, with all its figures (knowledge: reliability, limits table). What is counted against an
 * account is counted alike for mailboxes that have none. Nothing is counted against everybody together: a few who use it up
 * would shut the door for all.
 */
export const LIMITS = {
  /** Wrong passwords. The hour keeps a patient guesser below thirty (T36). */
  signInFailuresOfAccount: [
    { max: 5, seconds: 5 * MINUTE },
    { max: 25, seconds: HOUR },
  ],
  signInFailuresOfAddress: [{ max: 10, seconds: MINUTE }],
  /** A browser that the account was opened with before has a count of its own: a guesser does not lock its owner out. */
  signInFailuresOfDevice: [{ max: 5, seconds: 5 * MINUTE }],
  /** Wrong codes of a second factor, by somebody who is signed in. */
  codeFailuresOfSession: [
    { max: 5, seconds: 5 * MINUTE },
    { max: 25, seconds: HOUR },
  ],
  /** Right ones too: a school behind one address stays far below it. */
  signInsOfAddress: [{ max: 300, seconds: MINUTE }],
  linksOfEmail: [
    { max: 1, seconds: MINUTE },
    { max: 5, seconds: HOUR },
  ],
  linksOfAddress: [{ max: 20, seconds: HOUR }],
  /** Letters for a new password: the same figures, counted apart, so that the one does not stand in the way of the other. */
  resetsOfEmail: [
    { max: 1, seconds: MINUTE },
    { max: 5, seconds: HOUR },
  ],
  resetsOfAddress: [{ max: 20, seconds: HOUR }],
  /** Letters that prove the address of a new account. */
  proofsOfUser: [
    { max: 1, seconds: MINUTE },
    { max: 5, seconds: HOUR },
  ],
  /** Letters that ask whether somebody wants news of an artist. */
  newsLettersOfEmail: [
    { max: 2, seconds: MINUTE },
    { max: 6, seconds: HOUR },
  ],
  newsLettersOfAddress: [{ max: 20, seconds: HOUR }],
  /** Letters that invite to a team: by mailbox, and by the studio that sends them. */
  invitationsOfEmail: [{ max: 5, seconds: HOUR }],
  invitationsOfWorkspace: [{ max: 50, seconds: HOUR }],
  /** Letters about splits, by who has them sent: a split has up to twenty. */
  splitLettersOfUser: [{ max: 60, seconds: HOUR }],
  /** Answers by the links of such letters, right or wrong. */
  splitAnswersOfAddress: [{ max: 60, seconds: HOUR }],
  /** Calls that somebody starts. */
  callsOfUser: [{ max: CALLS_AN_HOUR, seconds: HOUR }],
  /** Answers of assistants that somebody asks for. */
  repliesOfUser: [
    { max: REPLIES_A_MINUTE, seconds: MINUTE },
    { max: REPLIES_A_DAY, seconds: DAY },
  ],
  /** Recordings of what somebody says to an assistant. */
  recordingsOfUser: [
    { max: RECORDINGS_A_MINUTE, seconds: MINUTE },
    { max: RECORDINGS_A_DAY, seconds: DAY },
  ],
  /** Sessions of listening, and batches of reports: of a person, or of a network where nobody is signed in. */
  playSessionsOfListener: [{ max: SESSIONS_AN_HOUR, seconds: HOUR }],
  savedSessionsOfListener: [{ max: SAVED_ISSUES_AN_HOUR, seconds: HOUR }],
  playReportsOfListener: [{ max: BATCHES_AN_HOUR, seconds: HOUR }],
  /** A player says what it plays with each deed and twice a minute: some devices and restless fingers. */
  playQueueSavesOfUser: [{ max: 600, seconds: 10 * MINUTE }],
  /** What a person's pages tell each other: each call is answered by all that are open. */
  playerNewsOfUser: [{ max: 300, seconds: 10 * MINUTE }],
  /** Questions for a spot, and what became of those: some devices, each with a song a minute. */
  spotsOfUser: [{ max: 300, seconds: 10 * MINUTE }],
  /** Reports about music: each is read by somebody. */
  reportsOfUser: [{ max: REPORTS_A_DAY, seconds: DAY }],
  /** Openings of the link of an accountant and of its files, right or wrong: ten years have some eighty files. */
  accountantOpeningsOfAddress: [{ max: 300, seconds: HOUR }],
  /** Questions whether a handle is free, while somebody types one. */
  handleChecksOfUser: [{ max: 60, seconds: MINUTE }],
  /** Pictures of a profile; each takes a core for some tenths of a second. */
  picturesOfUser: [{ max: 30, seconds: HOUR }],
  /** Files of tracks that are read, right or wrong. */
  importsOfUser: [{ max: 60, seconds: HOUR }],
  /** Letters that ask whether an account shall be deleted. */
  deletionsOfEmail: [
    { max: 1, seconds: MINUTE },
    { max: 5, seconds: HOUR },
  ],
  deletionsOfAddress: [{ max: 20, seconds: HOUR }],
  signUpsOfAddress: [{ max: 5, seconds: 30 * MINUTE }],
  /** With a password; each but the first writes a letter to the owner of the mailbox. */
  signUpsOfEmail: [{ max: 5, seconds: 30 * MINUTE }],
} as const satisfies Record<string, readonly Limit[]>;
export type LimitName = keyof typeof LIMITS;

/** Passwords hashed at one moment; each takes a core for a tenth of a second. */
export const PASSWORD_CHECKS_AT_ONCE = 2;

/** Answers that must not tell whether an address has an account come no sooner: longer than either way takes. */
export const SAME_TIME_MS = { letter: 200, registration: 500 };
