import { isCountry } from "../countries.ts";
import { isDay } from "../releases/localTime.ts";
import { type Problem, problem } from "../words/refusal.ts";
import { UNION_COUNTRIES } from "./rates.ts";
import { isVatId, plainId } from "./vatIds.ts";

export const TAXPAYER_KINDS = ["unset", "person", "company"] as const;
export type TaxpayerKind = (typeof TAXPAYER_KINDS)[number];

/** What somebody says that they handed in to the payment provider for the authority of the United States. */
export const US_TAX_FORMS = ["none", "w9", "w8ben", "w8benE"] as const;
export type UsTaxForm = (typeof US_TAX_FORMS)[number];

/** Who answers for the taxes of a studio. What is not known is empty; days are written 2026-11-24. */
export interface TaxProfile {
  kind: TaxpayerKind;
  legalName: string;
  /** ISO 3166. */
  country: string;
  address: string;
  /** Of persons: reports of platforms ask for it (Directive (EU) 2021/514). */
  birthDate: string | null;
  taxId: string;
  vatRegistered: boolean;
  vatId: string;
  usForm: UsTaxForm;
}
export type TaxField = keyof TaxProfile;

export const NO_PROFILE: TaxProfile = {
  ...{ kind: "unset", legalName: "", country: "", address: "", birthDate: null },
  ...{ taxId: "", vatRegistered: false, vatId: "", usForm: "none" },
};

export const MAX_LEGAL_NAME = 200;
export const MAX_ADDRESS = 500;
const EARLIEST_BIRTH = "1900-01-01";

/** As it is kept: numbers in one spelling, and nothing that is not asked of such a taxpayer. */
export function tidyProfile(given: TaxProfile): TaxProfile {
  const { kind, birthDate, vatRegistered } = given;
  return {
    ...given,
    ...{ legalName: given.legalName.trim(), address: given.address.trim(), taxId: plainId(given.taxId) },
    birthDate: kind === "person" ? birthDate : null,
    vatId: vatRegistered ? plainId(given.vatId) : "",
  };
}

/** What is wrong with a tidy profile; what is not filled in yet is not. `today` is a day of UTC. */
export function profileProblem(profile: TaxProfile, today: string): Problem<TaxField> | null {
  const { kind, legalName, country, address, birthDate, taxId, vatId, usForm } = profile;
  if (legalName.length > MAX_LEGAL_NAME)
    return problem("legalName", "taxes.nameTooLong", { max: MAX_LEGAL_NAME });
  if (country !== "" && !isCountry(country)) return problem("country", "taxes.countryUnknown");
  if (address.length > MAX_ADDRESS) return problem("address", "taxes.addressTooLong", { max: MAX_ADDRESS });
  if (birthDate !== null && (!isDay(birthDate) || birthDate < EARLIEST_BIRTH || birthDate >= today))
    return problem("birthDate", "taxes.birthDateWrong");
  if (taxId !== "" && !isTaxId(taxId, profile))
    return problem("taxId", country === "US" ? "taxes.usIdWrong" : "taxes.taxIdWrong");
  if (vatId !== "" && !isVatId(vatId)) return problem("vatId", "taxes.vatIdWrong");
  if (usForm === "none" || kind === "unset" || country === "" || usForm === formFor(profile)) return null;
  return problem("usForm", "taxes.otherForm");
}

/** The form that the authority of the United States asks of such a taxpayer. */
export function formFor({ kind, country }: Pick<TaxProfile, "kind" | "country">): UsTaxForm {
  if (country === "US") return "w9";
  return kind === "company" ? "w8benE" : "w8ben";
}

/** In the United States nine digits; of persons none that the Social Security Administration never gives out. Elsewhere letters and digits. */
function isTaxId(plain: string, { kind, country }: TaxProfile): boolean {
  if (country !== "US") return /^[A-Z0-9]{4,20}$/.test(plain);
  return kind === "person" ? /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(plain) : /^\d{9}$/.test(plain);
}

/** What a whole profile still lacks, in the order of the form. */
export function missingOf(profile: TaxProfile): TaxField[] {
  const { kind, legalName, country, address, birthDate, taxId, vatRegistered, vatId, usForm } = profile;
  const lacks: Partial<Record<TaxField, boolean>> = {
    ...{ kind: kind === "unset", legalName: !legalName, country: !country, address: !address },
    birthDate: kind === "person" && UNION_COUNTRIES.includes(country) && birthDate === null,
    ...{ taxId: !taxId, vatId: vatRegistered && !vatId, usForm: country === "US" && usForm === "none" },
  };
  return (Object.keys(lacks) as TaxField[]).filter((field) => lacks[field]);
}

/** The numbers of a profile as others than its owner see them: of the tax number the end, also where the VAT number has it in it. */
export function maskedIds({
  taxId,
  vatId,
}: Pick<TaxProfile, "taxId" | "vatId">): Pick<TaxProfile, "taxId" | "vatId"> {
  const isTaxId = taxId !== "" && (vatId.includes(taxId) || taxId.includes(vatId.slice(2)));
  return { taxId: masked(taxId), vatId: isTaxId ? masked(vatId) : vatId };
}

function masked(number: string): string {
  return number && `•••${number.slice(-3)}`;
}
