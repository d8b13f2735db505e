import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { COUNTRIES } from "../../domain/countries.ts";
import { WHOLE_BPS } from "../../domain/money/rates.ts";

/** What taxes and their values are called in the person's language. */
export function useTaxLabels() {
  const { t, i18n } = useLingui();
  const names = useMemo(() => {
    const regions = new Intl.DisplayNames([i18n.locale], { type: "region" });
    const currencies = new Intl.DisplayNames([i18n.locale], { type: "currency" });
    const countryName = (code: string) => regions.of(code) ?? code;
    return {
      countryName,
      currencyName: (code: string) => currencies.of(code) ?? code,
      countries: COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((one, other) =>
        one.label.localeCompare(other.label, i18n.locale),
      ),
    };
  }, [i18n.locale]);
  const fields: Record<string, string> = {
    kind: t`Who earns the money`,
    legalName: t`Legal name`,
    country: t`Country where you pay tax`,
    address: t`Address`,
    birthDate: t`Date of birth`,
    taxId: t`Tax ID`,
    vatRegistered: t`Registered for VAT`,
    vatId: t`VAT number`,
    usForm: t`US tax form`,
  };
  return {
    ...names,
    fields,
    kinds: { UNSET: t`Not said yet`, PERSON: t`A person`, COMPANY: t`A company` } as const,
    usForms: { NONE: t`None`, W9: "W-9", W8BEN: "W-8BEN", W8BEN_E: "W-8BEN-E" } as const,
    categories: { DIGITAL: t`Downloads`, GOODS: t`Goods`, SERVICE: t`Services` } as const,
    rate: (bps: number) => i18n.number(bps / WHOLE_BPS, { style: "percent", maximumFractionDigits: 2 }),
    /** A day without a time, such as 2027-03-12. */
    calendarDay: (day: string) =>
      i18n.date(new Date(`${day}T12:00:00Z`), { dateStyle: "long", timeZone: "UTC" }),
    day: (moment: string) => i18n.date(new Date(moment), { dateStyle: "medium" }),
  };
}
