import { ACCOUNT_LETTERS } from "../accounts/letters.ts";
import { ACCOUNT_WORDS } from "../accounts/words.ts";
import { ADMIN_WORDS } from "../admin/words.ts";
import { ASSET_WORDS, SHARED_FILE_WORDS } from "../assets/words.ts";
import { ABOUT_LETTERS } from "../assistants/aboutLetters.ts";
import { ANSWER_LETTERS } from "../assistants/answerLetters.ts";
import { AUDIENCE_LETTERS } from "../assistants/audienceLetters.ts";
import { BRIEF_LETTERS } from "../assistants/briefLetters.ts";
import { BUTTON_LETTERS } from "../assistants/buttonLetters.ts";
import { COVER_LETTERS } from "../assistants/coverLetters.ts";
import { AGENT_LETTERS } from "../assistants/letters.ts";
import { MODEL_LETTERS } from "../assistants/modelLetters.ts";
import { OFFICE_LETTERS } from "../assistants/officeLetters.ts";
import { PAPER_LETTERS } from "../assistants/paperLetters.ts";
import { PROPOSAL_LETTERS } from "../assistants/proposalLetters.ts";
import { TRY_LETTERS } from "../assistants/tryLetters.ts";
import { ASSISTANT_WORDS } from "../assistants/words.ts";
import { AUDIT_WORDS } from "../audit/words.ts";
import { BILLING_LETTERS, BILLING_WORDS } from "../billing/words.ts";
import {
  AUDIO_WORDS,
  IDENTIFIER_WORDS,
  LYRIC_WORDS,
  MASTER_WORDS,
  RECORDING_WORDS,
  TABLE_WORDS,
  TRACK_WORDS,
  UPLOAD_WORDS,
} from "../catalog/words.ts";
import { FIELD_WORDS, FINDING_WORDS, REPORT_WORDS, WAIVER_WORDS } from "../compliance/words.ts";
import { CREDIT_ROLE_WORDS, CREDIT_WORDS } from "../credits/words.ts";
import { DISCOVER_WORDS } from "../discover/words.ts";
import { DOWNLOAD_WORDS } from "../downloads/words.ts";
import { FINANCE_LETTERS } from "../finances/letters.ts";
import { FLAG_WORDS } from "../flags/words.ts";
import { LEXICON_WORDS } from "../lexicon/words.ts";
import { LIBRARY_WORDS } from "../library/words.ts";
import { MAILING_LETTERS } from "../mailing/letters.ts";
import { MILESTONE_WORDS } from "../milestones/words.ts";
import { NAVIGATION_WORDS } from "../navigation/words.ts";
import { NOTIFICATION_LETTERS } from "../notifications/letters.ts";
import { NOTIFICATION_WORDS } from "../notifications/words.ts";
import { PAYMENT_LETTERS } from "../payments/letters.ts";
import { PAYOUT_LETTERS } from "../payouts/letters.ts";
import { PAYOUT_WORDS } from "../payouts/words.ts";
import { PHONE_WORDS } from "../phone/words.ts";
import { STARTING_LETTERS } from "../platform/letters.ts";
import { PLATFORM_WORDS } from "../platform/words.ts";
import { PLAYER_WORDS } from "../player/words.ts";
import { PLAYLIST_WORDS } from "../playlists/words.ts";
import { PLAYS_WORDS } from "../plays/words.ts";
import { PRIVACY_LETTERS } from "../privacy/letters.ts";
import { PRIVACY_WORDS } from "../privacy/words.ts";
import { PROFILE_WORDS } from "../profiles/words.ts";
import { PUBLIC_PAGES_WORDS } from "../publicPages/words.ts";
import { RELEASE_PLAN_WORDS, RELEASE_STATE_WORDS, RELEASE_WORDS } from "../releases/words.ts";
import { REPORTS_LETTERS } from "../reports/letters.ts";
import { REPORTS_WORDS } from "../reports/words.ts";
import { SALES_LETTERS } from "../sales/letters.ts";
import { SALES_WORDS } from "../sales/words.ts";
import { SEARCH_WORDS } from "../search/words.ts";
import { SHARING_WORDS } from "../sharing/words.ts";
import { SPLIT_LETTERS } from "../splits/letters.ts";
import { SPLIT_WORDS } from "../splits/words.ts";
import { SPOT_LETTERS } from "../spots/letters.ts";
import { SPOT_WORDS } from "../spots/words.ts";
import { SYNC_WIRE_WORDS } from "../sync/wire/words.ts";
import { SYNC_WORDS } from "../sync/words.ts";
import { TAX_LETTERS } from "../taxes/letters.ts";
import { TAX_WORDS } from "../taxes/words.ts";
import { WORKSPACE_LETTERS } from "../workspaces/letters.ts";
import { WORKSPACE_WORDS } from "../workspaces/words.ts";
import { GENERAL_WORDS } from "./words.ts";

/**
 * Every text that the server or a rule says to a person, by its code; the English is the source, to the letter what SPEC.md
 * says where it says anything. Other languages: `locales/`. Figures are written `{n, number}`, which follows the reader's
 * language; a plain `{n}` stays as it is given. Letters and notices (`letters.ts`) are written by the server alone: browsers
 * do not load them.
 */
export const WORDS = {
  ...GENERAL_WORDS,
  ...ASSET_WORDS,
  ...AUDIO_WORDS,
  ...UPLOAD_WORDS,
  ...TRACK_WORDS,
  ...RECORDING_WORDS,
  ...LYRIC_WORDS,
  ...IDENTIFIER_WORDS,
  ...TABLE_WORDS,
  ...MASTER_WORDS,
  ...CREDIT_WORDS,
  ...CREDIT_ROLE_WORDS,
  ...RELEASE_WORDS,
  ...RELEASE_STATE_WORDS,
  ...FINDING_WORDS,
  ...FIELD_WORDS,
  ...WAIVER_WORDS,
  ...REPORT_WORDS,
  ...RELEASE_PLAN_WORDS,
  ...SHARED_FILE_WORDS,
  ...SHARING_WORDS,
  ...LIBRARY_WORDS,
  ...MAILING_LETTERS,
  ...PHONE_WORDS,
  ...PLAYER_WORDS,
  ...PLAYLIST_WORDS,
  ...PLAYS_WORDS,
  ...DISCOVER_WORDS,
  ...DOWNLOAD_WORDS,
  ...PUBLIC_PAGES_WORDS,
  ...MILESTONE_WORDS,
  ...ACCOUNT_WORDS,
  ...ACCOUNT_LETTERS,
  ...PRIVACY_WORDS,
  ...PRIVACY_LETTERS,
  ...WORKSPACE_WORDS,
  ...WORKSPACE_LETTERS,
  ...PROFILE_WORDS,
  ...BILLING_WORDS,
  ...PAYMENT_LETTERS,
  ...BILLING_LETTERS,
  ...FLAG_WORDS,
  ...PLATFORM_WORDS,
  ...STARTING_LETTERS,
  ...LEXICON_WORDS,
  ...NAVIGATION_WORDS,
  ...NOTIFICATION_WORDS,
  ...NOTIFICATION_LETTERS,
  ...PAYOUT_WORDS,
  ...TAX_WORDS,
  ...PAYOUT_LETTERS,
  ...TAX_LETTERS,
  ...FINANCE_LETTERS,
  ...SALES_WORDS,
  ...SALES_LETTERS,
  ...SPLIT_WORDS,
  ...SPLIT_LETTERS,
  ...REPORTS_WORDS,
  ...REPORTS_LETTERS,
  ...SPOT_WORDS,
  ...SYNC_WIRE_WORDS,
  ...SPOT_LETTERS,
  ...SYNC_WORDS,
  ...SEARCH_WORDS,
  ...ADMIN_WORDS,
  ...AUDIT_WORDS,
  ...ASSISTANT_WORDS,
  ...AGENT_LETTERS,
  ...ABOUT_LETTERS,
  ...PROPOSAL_LETTERS,
  ...BRIEF_LETTERS,
  ...TRY_LETTERS,
  ...ANSWER_LETTERS,
  ...MODEL_LETTERS,
  ...PAPER_LETTERS,
  ...OFFICE_LETTERS,
  ...AUDIENCE_LETTERS,
  ...BUTTON_LETTERS,
  ...COVER_LETTERS,
} as const;

export type Code = keyof typeof WORDS;
