import { isEmail } from "../accounts/registration.ts";

/** What a setting is called and what it does, in the languages of the screens. */
interface SettingWords {
  label: string;
  /** What happens when it is changed. */
  about: string;
}

interface Told {
  en: SettingWords;
  es: SettingWords;
}

/** The kinds of values, each with its limits. An empty text or address is one that was not given. */
export type Setting = Told &
  (
    | { kind: "choice"; choices: readonly { value: string; en: string; es: string }[]; start: string }
    | { kind: "text"; maxLength: number; isLong: boolean; start: string }
    | { kind: "email"; start: string }
    | { kind: "number"; min: number; max: number; unit: string; start: number }
  );

/** The most that can be set; the way of the upload itself takes no more. */
export const MAX_UPLOAD_MEGABYTES = 1024;
const NOTICE_LENGTH = 300;

/** Every choice that counts for the whole platform. What is not listed here cannot be stored. */
export const SETTINGS = {
  signUp: {
    kind: "choice",
    choices: [
      { value: "open", en: "Open to everybody", es: "Abierto a todo el mundo" },
      { value: "invited", en: "By invitation only", es: "Solo con invitación" },
    ],
    start: "open",
    en: { label: "New accounts", about: "By invitation only: an address needs an invitation to a team." },
    es: {
      label: "Cuentas nuevas",
      about: "Solo con invitación: la dirección necesita una invitación a un equipo.",
    },
  },
  uploadMegabytes: {
    kind: "number",
    min: 1,
    max: MAX_UPLOAD_MEGABYTES,
    unit: "MB",
    start: MAX_UPLOAD_MEGABYTES,
    en: { label: "Largest upload", about: "A larger file is refused before its first byte is sent." },
    es: {
      label: "Subida más grande",
      about: "Un archivo mayor se rechaza antes de enviar el primer byte.",
    },
  },
  defaultLanguage: {
    kind: "choice",
    choices: [
      { value: "en", en: "English", es: "Inglés" },
      { value: "es", en: "Spanish", es: "Español" },
    ],
    start: "en",
    en: { label: "Default language", about: "For people whose browser speaks none of our languages." },
    es: {
      label: "Idioma por defecto",
      about: "Para quien usa un navegador que no habla ninguno de nuestros idiomas.",
    },
  },
  noticeEn: {
    kind: "text",
    maxLength: NOTICE_LENGTH,
    isLong: true,
    start: "",
    en: { label: "Maintenance notice, English", about: "Stands above every page until it is empty." },
    es: {
      label: "Aviso de mantenimiento, inglés",
      about: "Aparece sobre todas las páginas hasta que quede vacío.",
    },
  },
  noticeEs: {
    kind: "text",
    maxLength: NOTICE_LENGTH,
    isLong: true,
    start: "",
    en: {
      label: "Maintenance notice, Spanish",
      about: "For people who read Spanish. Empty: they read the English one.",
    },
    es: {
      label: "Aviso de mantenimiento, español",
      about: "Para quien lee en español. Vacío: se lee el inglés.",
    },
  },
  supportEmail: {
    kind: "email",
    start: "",
    en: { label: "Support address", about: "Named below every public page and where something failed." },
    es: {
      label: "Dirección de ayuda",
      about: "Aparece bajo cada página pública y donde algo ha fallado.",
    },
  },
  legalContact: {
    kind: "text",
    maxLength: 500,
    isLong: true,
    start: "",
    en: { label: "Legal contact", about: "Who runs this platform, and where; stands on the legal pages." },
    es: {
      label: "Contacto legal",
      about: "Quién lleva esta plataforma y dónde; aparece en las páginas legales.",
    },
  },
  mailSender: {
    kind: "text",
    maxLength: 60,
    isLong: false,
    start: "",
    en: {
      label: "Sender of letters",
      about: "The name beside the address that letters come from. Empty: as the server was set up.",
    },
    es: {
      label: "Remitente de las cartas",
      about: "El nombre junto a la dirección de la que salen. Vacío: como se instaló el servidor.",
    },
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

/** Why a written value cannot be, in words for the person; null when it can. */
export function settingProblem(key: SettingKey, written: string): string | null {
  const setting: Setting = SETTINGS[key];
  const text = written.trim();
  if (setting.kind === "choice")
    return setting.choices.some(({ value }) => value === text)
      ? null
      : "Choose one of the values that are offered.";
  if (setting.kind === "email")
    return text === "" || isEmail(text) ? null : "This does not look like an email address.";
  if (setting.kind === "number") {
    const isRight = /^\d{1,9}$/.test(text) && Number(text) >= setting.min && Number(text) <= setting.max;
    return isRight ? null : `A whole number from ${setting.min} to ${setting.max}, please.`;
  }
  if (text.length > setting.maxLength) return `At most ${setting.maxLength} characters, please.`;
  // A letter's head is made of lines.
  return !setting.isLong && /\p{Cc}/u.test(text) ? "One line, please." : null;
}

/** The value of a text that has no problem. */
export function settingValue(key: SettingKey, written: string): string | number {
  return SETTINGS[key].kind === "number" ? Number(written.trim()) : written.trim();
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

/** Said to somebody who wants to join while nobody can without an invitation. */
export const BY_INVITATION = "New accounts are made by invitation only at the moment.";

/** What stands above every page; null while nothing does. */
export function noticeFor(
  { noticeEn, noticeEs }: Pick<PlatformSettings, "noticeEn" | "noticeEs">,
  language: string,
): string | null {
  return (language === "es" ? noticeEs || noticeEn : noticeEn || noticeEs) || null;
}
