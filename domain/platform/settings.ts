import { isEmail } from "../accounts/registration.ts";
import { isCountry } from "../countries.ts";
import { WHOLE_BPS } from "../money/rates.ts";
import { type Refusal, refusal, type Text, text } from "../words/refusal.ts";

/** What a setting is called, and what happens when it is changed. */
interface Told {
  label: Text;
  about: Text;
}

/** The kinds of values, each with its limits. An empty text or address is one that was not given. */
export type Setting = Told &
  (
    | { kind: "choice"; choices: readonly { value: string; label: Text }[]; start: string }
    | { kind: "text"; maxLength: number; isLong: boolean; start: string }
    | { kind: "email"; start: string }
    | { kind: "countries"; start: string }
    | { kind: "number"; min: number; max: number; unit: string; start: number }
  );

/** The most that can be set; the way of the upload itself takes no more. */
export const MAX_UPLOAD_MEGABYTES = 1024;
const NOTICE_LENGTH = 300;
/** What a language model may cost a studio in a month at most. */
const MAX_AI_DOLLARS = 1000;

/** Every choice that counts for the whole platform. What is not listed here cannot be stored. */
export const SETTINGS = {
  signUp: {
    kind: "choice",
    choices: [
      { value: "open", label: text("platform.signUpOpen") },
      { value: "invited", label: text("platform.signUpInvited") },
    ],
    start: "open",
    label: text("platform.signUpLabel"),
    about: text("platform.signUpAbout"),
  },
  uploadMegabytes: {
    kind: "number",
    min: 1,
    max: MAX_UPLOAD_MEGABYTES,
    unit: "MB",
    start: MAX_UPLOAD_MEGABYTES,
    label: text("platform.uploadMegabytesLabel"),
    about: text("platform.uploadMegabytesAbout"),
  },
  defaultLanguage: {
    kind: "choice",
    choices: [
      { value: "en", label: text("platform.defaultLanguageEn") },
      { value: "es", label: text("platform.defaultLanguageEs") },
    ],
    start: "en",
    label: text("platform.defaultLanguageLabel"),
    about: text("platform.defaultLanguageAbout"),
  },
  noticeEn: {
    kind: "text",
    maxLength: NOTICE_LENGTH,
    isLong: true,
    start: "",
    label: text("platform.noticeEnLabel"),
    about: text("platform.noticeEnAbout"),
  },
  noticeEs: {
    kind: "text",
    maxLength: NOTICE_LENGTH,
    isLong: true,
    start: "",
    label: text("platform.noticeEsLabel"),
    about: text("platform.noticeEsAbout"),
  },
  supportEmail: {
    kind: "email",
    start: "",
    label: text("platform.supportEmailLabel"),
    about: text("platform.supportEmailAbout"),
  },
  legalContact: {
    kind: "text",
    maxLength: 500,
    isLong: true,
    start: "",
    label: text("platform.legalContactLabel"),
    about: text("platform.legalContactAbout"),
  },
  mailSender: {
    kind: "text",
    maxLength: 60,
    isLong: false,
    start: "",
    label: text("platform.mailSenderLabel"),
    about: text("platform.mailSenderAbout"),
  },
  payoutMinimumMinor: {
    kind: "number",
    min: 100,
    max: 100_000,
    unit: "¢",
    start: 1000,
    label: text("platform.payoutMinimumLabel"),
    about: text("platform.payoutMinimumAbout"),
  },
  platformFeeTrialBps: {
    kind: "number",
    min: 0,
    max: WHOLE_BPS,
    unit: "bps",
    start: 1000,
    label: text("platform.platformFeeTrialBpsLabel"),
    about: text("platform.platformFeeAbout"),
  },
  platformFeeProBps: {
    kind: "number",
    min: 0,
    max: WHOLE_BPS,
    unit: "bps",
    start: 0,
    label: text("platform.platformFeeProBpsLabel"),
    about: text("platform.platformFeeAbout"),
  },
  platformFeeEnterpriseBps: {
    kind: "number",
    min: 0,
    max: WHOLE_BPS,
    unit: "bps",
    start: 0,
    label: text("platform.platformFeeEnterpriseBpsLabel"),
    about: text("platform.platformFeeAbout"),
  },
  holdDays: {
    kind: "number",
    min: 0,
    max: 90,
    unit: "d",
    start: 7,
    label: text("platform.holdDaysLabel"),
    about: text("platform.holdDaysAbout"),
  },
  phoneCountries: {
    kind: "countries",
    // Where a minute to a mobile costs little, and few numbers share their profit with whoever calls them.
    start: "AR AT AU BE BR CA CH CL CO DE DK ES FI FR GB IE IT JP MX NL NO NZ PL PT SE US",
    label: text("platform.phoneCountriesLabel"),
    about: text("platform.phoneCountriesAbout"),
  },
  aiModel: {
    kind: "choice",
    choices: [
      { value: "on", label: text("platform.aiModelOn") },
      { value: "off", label: text("platform.aiModelOff") },
    ],
    start: "on",
    label: text("platform.aiModelLabel"),
    about: text("platform.aiModelAbout"),
  },
  aiBudgetFree: {
    kind: "number",
    min: 0,
    max: MAX_AI_DOLLARS,
    unit: "$",
    start: 0,
    label: text("platform.aiBudgetFreeLabel"),
    about: text("platform.aiBudgetAbout"),
  },
  aiBudgetTrial: {
    kind: "number",
    min: 0,
    max: MAX_AI_DOLLARS,
    unit: "$",
    start: 1,
    label: text("platform.aiBudgetTrialLabel"),
    about: text("platform.aiBudgetAbout"),
  },
  aiBudgetPro: {
    kind: "number",
    min: 0,
    max: MAX_AI_DOLLARS,
    unit: "$",
    start: 10,
    label: text("platform.aiBudgetProLabel"),
    about: text("platform.aiBudgetAbout"),
  },
  aiBudgetEnterprise: {
    kind: "number",
    min: 0,
    max: MAX_AI_DOLLARS,
    unit: "$",
    start: 50,
    label: text("platform.aiBudgetEnterpriseLabel"),
    about: text("platform.aiBudgetAbout"),
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

type ValueOf<Key extends SettingKey> = (typeof SETTINGS)[Key] extends {
  choices: readonly { value: infer Value }[];
}
  ? Value
  : (typeof SETTINGS)[Key] extends { kind: "number" }
    ? number
    : string;

/** The choices as they count. */
export type PlatformSettings = { [Key in SettingKey]: ValueOf<Key> };

/** Why a written value cannot be; null when it can. */
export function settingProblem(key: SettingKey, written: string): Refusal | null {
  const setting: Setting = SETTINGS[key];
  const text = written.trim();
  if (setting.kind === "choice")
    return setting.choices.some(({ value }) => value === text) ? null : refusal("accounts.choiceUnknown");
  if (setting.kind === "email") return text === "" || isEmail(text) ? null : refusal("accounts.emailWrong");
  if (setting.kind === "countries") {
    const wrong = countriesIn(text).find((code) => !isCountry(code));
    return wrong === undefined ? null : refusal("platform.countryUnknown", { code: wrong });
  }
  if (setting.kind === "number") {
    const isRight = /^\d{1,9}$/.test(text) && Number(text) >= setting.min && Number(text) <= setting.max;
    return isRight ? null : refusal("platform.numberWrong", { min: setting.min, max: setting.max });
  }
  if (text.length > setting.maxLength) return refusal("platform.tooLong", { max: setting.maxLength });
  // A letter's head is made of lines.
  return !setting.isLong && /\p{Cc}/u.test(text) ? refusal("platform.oneLine") : null;
}

/** The value of a text that has no problem. */
export function settingValue(key: SettingKey, written: string): string | number {
  const { kind } = SETTINGS[key];
  if (kind === "countries") return [...new Set(countriesIn(written))].sort().join(" ");
  return kind === "number" ? Number(written.trim()) : written.trim();
}

/** The codes of a list of countries, whatever stands between them. */
export function countriesIn(written: string): string[] {
  return written
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

/** What is stored, with the start of everything that nobody chose. A stored value that is no longer allowed counts as absent. */
export function settingsFrom(stored: readonly { key: string; value: unknown }[]): PlatformSettings {
  const values = new Map(stored.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    SETTING_KEYS.map((key) => {
      const { start } = SETTINGS[key];
      const value = values.get(key);
      const isRight = typeof value === typeof start && settingProblem(key, String(value)) === null;
      return [key, isRight ? value : start];
    }),
  ) as PlatformSettings;
}

/** What stands above every page; null while nothing does. */
export function noticeFor(
  { noticeEn, noticeEs }: Pick<PlatformSettings, "noticeEn" | "noticeEs">,
  language: string,
): string | null {
  return (language === "es" ? noticeEs || noticeEn : noticeEn || noticeEs) || null;
}
