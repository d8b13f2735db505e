import { useLingui } from "@lingui/react/macro";
import type { FormField } from "./releaseForm.ts";

/** What the fields of a release are called, and how their values read. */
export function useFieldLabels() {
  const { t } = useLingui();
  const labels: Partial<Record<FormField, string>> = {
    title: t`Title`,
    versionTitle: t`Version`,
    artistNames: t`Artists`,
    type: t`Type`,
    label: t`Label`,
    upc: t`UPC or EAN`,
    catalogNumber: t`Catalog number`,
    genre: t`Genre`,
    language: t`Language`,
    originalReleaseDay: t`First released on`,
    description: t`Description`,
    creditsText: t`Credits`,
    cLineYear: t`© year`,
    cLineOwner: t`© owner`,
    pLineYear: t`℗ year`,
    pLineOwner: t`℗ owner`,
    licence: t`Licence`,
    territories: t`Only in`,
    excludedTerritories: t`Everywhere except in`,
    coverAlt: t`Description of the cover`,
    coverAttested: t`The cover is confirmed`,
    releaseDay: t`Day`,
    releaseTime: t`Time`,
    timezone: t`Time zone`,
    audience: t`Who may find it`,
    hideFromSearch: t`Hidden from search`,
    preorderDay: t`Preorder from`,
    price: t`Price`,
    suggestedPrice: t`Suggested price`,
    isPriceFixed: t`Fixed price`,
    reason: t`Reason`,
  };
  const shown = (_field: FormField, value: unknown): string => {
    if (Array.isArray(value)) return value.join(", ");
    if (typeof value === "boolean") return value ? t`Yes` : t`No`;
    return String(value ?? "");
  };
  return { label: (field: FormField): string => labels[field] ?? field, shown };
}
