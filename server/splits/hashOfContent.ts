import { createHash } from "node:crypto";
import type { SheetRow } from "../../db/splits/sheets.ts";
import { canonicalText } from "../../domain/splits/content.ts";

/** SHA-256 of what is signed, in hex. */
export function hashOfContent(sheet: SheetRow, studio: string): string {
  const { id, subject, title, version, incomeTypes, effectiveFrom, shares, recoup } = sheet;
  const content = {
    sheetId: id,
    subject,
    title,
    studio,
    version,
    incomeTypes,
    effectiveFrom,
    shares,
    recoup,
  };
  return createHash("sha256").update(canonicalText(content)).digest("hex");
}
