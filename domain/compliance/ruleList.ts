/** The rule groups of knowledge/screens.md 3.2, a to i. */
export const RULE_GROUPS = [
  "identifiers",
  "titles",
  "audio",
  "cover",
  "rights",
  "advisory",
  "disclosure",
  "offer",
  "accessibility",
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** A blocker keeps a release from going out; a warning is what shops may refuse; an info is worth a look. */
export const SEVERITIES = ["blocker", "warning", "info"] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface Rule {
  group: RuleGroup;
  severity: Severity;
  isWaivable: boolean;
}

/** Of law, or without sense if left: false numbers, shares that are not the whole, a cover song without its licence. */
const must = (group: RuleGroup): Rule => ({ group, severity: "blocker", isWaivable: false });
const blocker = (group: RuleGroup): Rule => ({ group, severity: "blocker", isWaivable: true });
const warning = (group: RuleGroup): Rule => ({ group, severity: "warning", isWaivable: true });
const info = (group: RuleGroup): Rule => ({ group, severity: "info", isWaivable: false });

/** Every rule, in the order in which findings of the same severity are listed. */
export const RULES = {
  upcInvalid: must("identifiers"),
  isrcInvalid: must("identifiers"),
  isrcTwice: must("identifiers"),
  iswcInvalid: must("identifiers"),
  ipiInvalid: must("identifiers"),
  isniInvalid: must("identifiers"),
  upcMissing: warning("identifiers"),
  isrcMissing: warning("identifiers"),
  artistMissing: must("titles"),
  titlePlaceholder: blocker("titles"),
  titleAllCaps: warning("titles"),
  titleEmoji: warning("titles"),
  titleFeat: warning("titles"),
  titleVersion: warning("titles"),
  titleSlash: warning("titles"),
  titleSpaces: warning("titles"),
  genreMissing: warning("titles"),
  languageMissing: warning("titles"),
  trackMissing: must("audio"),
  trackUnready: must("audio"),
  audioTwice: warning("audio"),
  audioLossy: warning("audio"),
  audioDamaged: warning("audio"),
  audioBitDepth: warning("audio"),
  audioSampleRate: warning("audio"),
  audioTooShort: warning("audio"),
  audioLeadingSilence: warning("audio"),
  audioTrailingSilence: warning("audio"),
  audioMono: warning("audio"),
  audioClipping: warning("audio"),
  audioPeak: warning("audio"),
  audioUnmeasured: info("audio"),
  coverMissing: must("cover"),
  coverNotSquare: blocker("cover"),
  coverTooSmall: blocker("cover"),
  coverBelowExport: warning("cover"),
  coverNotRgb: warning("cover"),
  coverTooHeavy: warning("cover"),
  coverUnconfirmed: warning("cover"),
  sharesWrong: must("rights"),
  licenceMissing: must("rights"),
  territoriesBoth: must("rights"),
  territoryUnknown: must("rights"),
  cLineMissing: warning("rights"),
  pLineMissing: warning("rights"),
  splitsUnsigned: warning("rights"),
  worksMissing: info("rights"),
  explicitWords: warning("advisory"),
  explicitUnanswered: info("advisory"),
  aiUnanswered: warning("disclosure"),
  priceTooLow: must("offer"),
  suggestionTooLow: must("offer"),
  currencyUnknown: must("offer"),
  payoutMissing: warning("offer"),
  coverAltMissing: warning("accessibility"),
  lyricsMissing: info("accessibility"),
} as const satisfies Record<string, Rule>;
export type FindingCode = keyof typeof RULES;
export const FINDING_CODES = Object.keys(RULES) as FindingCode[];

/** Rises whenever a rule changes what it finds: what was counted by the former rules is then counted anew. */
export const RULES_VERSION = 2;
