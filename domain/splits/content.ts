import type { SplitIncome } from "./states.ts";

/** All that somebody puts their name to. Addresses are not in it: they say where a letter goes, not who gets what. */
export interface SignedContent {
  sheetId: string;
  /** By its kind and id. */
  subject: string;
  title: string;
  studio: string;
  version: number;
  incomeTypes: readonly SplitIncome[];
  effectiveFrom: string | null;
  shares: readonly { id: string; name: string; role: string; bps: number; isStudio: boolean }[];
  recoup: { label: string; capMinor: bigint; currency: string; shareId: string } | null;
}

/** The one text of a sheet, whose SHA-256 is kept with every signature: the same content is the same text to the letter. */
export function canonicalText(content: SignedContent): string {
  const { sheetId, subject, title, studio, version, incomeTypes, effectiveFrom, shares, recoup } = content;
  return JSON.stringify([
    "split sheet 1",
    ...[sheetId, subject, title, studio, version, [...incomeTypes].sort(), effectiveFrom],
    shares.map(({ id, name, role, bps, isStudio }) => [id, name, role, bps, isStudio]),
    recoup && [recoup.label, String(recoup.capMinor), recoup.currency, recoup.shareId],
  ]);
}
