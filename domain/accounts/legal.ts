/** Which wording of terms and privacy policy a consent was given to; the day the legal pages last changed. */
export const LEGAL_TEXT_VERSION = "2026-11-29";
