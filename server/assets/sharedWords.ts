import type { AssetKind } from "../../domain/assets/assetKind.ts";

export type SharedLanguage = "en" | "es";

interface Words {
  kinds: Readonly<Record<AssetKind, string>>;
  from: (studio: string) => string;
  until: (day: string) => string;
  noPreview: string;
  download: string;
  lookOnly: string;
  reserved: string;
  terms: string;
  missing: string;
  missingWhy: string;
}

/** The words of the page of a link. It is drawn without the client, and so has them itself. */
export const SHARED_WORDS: Readonly<Record<SharedLanguage, Words>> = {
  en: {
    kinds: {
      ...{ cover: "Cover", stem: "Stem", instrumental: "Instrumental", acapella: "A cappella" },
      ...{ booklet: "Booklet", video: "Video", pressPhoto: "Press photo", sheetMusic: "Sheet music" },
      ...{ project: "Project file", contract: "Contract" },
    },
    from: (studio) => `Shared by ${studio}`,
    until: (day) => `This link works until ${day}.`,
    noPreview: "This file cannot be shown here.",
    download: "Download",
    lookOnly: "This link is for looking and listening only.",
    reserved: "All rights reserved",
    terms: "Terms of use",
    missing: "Nothing to see here",
    missingWhy: "This link is not valid, or its time is over. Ask whoever sent it to you for a new one.",
  },
  es: {
    kinds: {
      ...{ cover: "Portada", stem: "Stem", instrumental: "Instrumental", acapella: "A capela" },
      ...{ booklet: "Libreto", video: "Vídeo", pressPhoto: "Foto de prensa", sheetMusic: "Partitura" },
      ...{ project: "Proyecto", contract: "Contrato" },
    },
    from: (studio) => `Compartido por ${studio}`,
    until: (day) => `Este enlace funciona hasta el ${day}.`,
    noPreview: "Este archivo no se puede mostrar aquí.",
    download: "Descargar",
    lookOnly: "Este enlace es solo para ver y escuchar.",
    reserved: "Todos los derechos reservados",
    terms: "Condiciones de uso",
    missing: "Aquí no hay nada que ver",
    missingWhy: "Este enlace no es válido o ya ha caducado. Pide uno nuevo a quien te lo envió.",
  },
};
