import type { TeamRole } from "../workspaces/team.ts";
import type { Channel } from "./milestone.ts";

/** The title of a step in both languages. */
export interface Words {
  en: string;
  es: string;
}

interface SeedStep {
  en: string;
  es: string;
  offsetDays: number;
  ownerRole: TeamRole;
  channel: Channel;
  dependsOn?: readonly SeedKey[];
}

export type SeedKey =
  | "master"
  | "artwork"
  | "splits"
  | "codes"
  | "upload"
  | "distribute"
  | "pitch"
  | "press"
  | "preorder"
  | "merch"
  | "teaser"
  | "earlyAccess"
  | "release"
  | "thanks"
  | "firstReport"
  | "monthReport";

/** The plan that every studio has: sixteen steps, by days before and after the release (knowledge/screens.md 3.2). */
const SEED: Readonly<Record<SeedKey, SeedStep>> = {
  master: {
    en: "Approve the master",
    es: "Aprobar el máster",
    ...{ offsetDays: -42, ownerRole: "artist", channel: "studio" },
  },
  artwork: {
    en: "Finish the artwork",
    es: "Terminar la portada",
    ...{ offsetDays: -35, ownerRole: "artist", channel: "studio" },
  },
  splits: {
    en: "Have the split sheet signed",
    es: "Firmar el reparto de derechos",
    ...{ offsetDays: -35, ownerRole: "manager", channel: "rights" },
  },
  codes: {
    en: "Set ISRC and UPC codes",
    es: "Asignar los códigos ISRC y UPC",
    ...{ offsetDays: -30, ownerRole: "manager", channel: "rights" },
  },
  upload: {
    en: "Have everything uploaded and ready",
    es: "Tenerlo todo subido y listo",
    ...{ offsetDays: -28, ownerRole: "artist", channel: "studio", dependsOn: ["master", "artwork"] },
  },
  distribute: {
    en: "Schedule the release and send it to shops",
    es: "Programar el lanzamiento y enviarlo a las tiendas",
    ...{ offsetDays: -28, ownerRole: "manager", channel: "shops", dependsOn: ["upload", "codes"] },
  },
  pitch: {
    en: "Pitch it to playlist editors",
    es: "Proponerlo a los editores de playlists",
    ...{ offsetDays: -21, ownerRole: "manager", channel: "press", dependsOn: ["distribute"] },
  },
  press: {
    en: "Send private links to the press",
    es: "Enviar enlaces privados a la prensa",
    ...{ offsetDays: -21, ownerRole: "manager", channel: "press", dependsOn: ["master"] },
  },
  preorder: {
    en: "Open the preorder",
    es: "Abrir la preventa",
    ...{ offsetDays: -21, ownerRole: "manager", channel: "store", dependsOn: ["distribute"] },
  },
  merch: {
    en: "List the merch",
    es: "Publicar el merchandising",
    ...{ offsetDays: -14, ownerRole: "manager", channel: "store" },
  },
  teaser: {
    en: "Post a teaser",
    es: "Publicar un adelanto",
    ...{ offsetDays: -7, ownerRole: "artist", channel: "fans" },
  },
  earlyAccess: {
    en: "Give supporters early access",
    es: "Dar acceso anticipado a tus mecenas",
    ...{ offsetDays: -2, ownerRole: "artist", channel: "fans", dependsOn: ["distribute"] },
  },
  release: {
    en: "Release day",
    es: "Día del lanzamiento",
    ...{ offsetDays: 0, ownerRole: "artist", channel: "shops", dependsOn: ["distribute"] },
  },
  thanks: {
    en: "Post a thank-you",
    es: "Dar las gracias a los fans",
    ...{ offsetDays: 1, ownerRole: "artist", channel: "fans", dependsOn: ["release"] },
  },
  firstReport: {
    en: "Look at the first week",
    es: "Revisar la primera semana",
    ...{ offsetDays: 7, ownerRole: "manager", channel: "numbers", dependsOn: ["release"] },
  },
  monthReport: {
    en: "Look at the first four weeks",
    es: "Revisar las cuatro primeras semanas",
    ...{ offsetDays: 28, ownerRole: "manager", channel: "numbers", dependsOn: ["release"] },
  },
};

export const SEED_KEYS = Object.keys(SEED) as SeedKey[];

export function isSeedKey(key: string): key is SeedKey {
  return Object.hasOwn(SEED, key);
}

/** The steps of the plan that every studio has, as a template of its own would hold them. */
export function seedSteps() {
  return SEED_KEYS.map((key) => {
    const { offsetDays, ownerRole, channel, dependsOn = [] } = SEED[key];
    return { key, title: null, offsetDays, ownerRole, channel, dependsOn };
  });
}

/** What a step is called: as somebody wrote it, else by its key. */
export function titleOf({ title, stepKey }: { title: string | null; stepKey: string | null }): Words {
  if (title !== null) return { en: title, es: title };
  if (stepKey === null || !isSeedKey(stepKey)) throw new Error(`A step without a title: ${stepKey}`);
  const { en, es } = SEED[stepKey];
  return { en, es };
}
