import { graphql, readInlineData } from "react-relay";
import { profileProblem, type TaxProfile, tidyProfile } from "../../domain/taxes/profile.ts";
import type { Problem } from "../../domain/words/refusal.ts";
import type {
  TaxpayerKind,
  taxProfileForm_profile$key,
  UsTaxForm,
} from "../__generated__/taxProfileForm_profile.graphql.ts";
import type { SaveTaxProfileInput } from "../__generated__/useTaxProfileSaveMutation.graphql.ts";

/** Who earns the money, as its form shows it. */
export interface TaxProfileForm extends Record<string, unknown> {
  kind: TaxpayerKind;
  legalName: string;
  /** ISO 3166, or empty. */
  country: string;
  address: string;
  /** A day, or empty. */
  birthDate: string;
  taxId: string;
  vatRegistered: boolean;
  vatId: string;
  usForm: UsTaxForm;
}

export interface TaxProfileStanding {
  form: TaxProfileForm;
  version: number;
}

export function readTaxProfile(key: taxProfileForm_profile$key): TaxProfileStanding {
  const { version, birthDate, ...form } = readInlineData(
    graphql`
      fragment taxProfileForm_profile on TaxProfile @inline {
        version
        kind
        legalName
        country
        address
        birthDate
        taxId
        vatRegistered
        vatId
        usForm
      }
    `,
    key,
  );
  return { version, form: { ...form, birthDate: birthDate ?? "" } };
}

/** The form as the server takes it: what is asked of persons alone is not sent for a company. */
export function taxProfileInput(
  workspaceId: string,
  { form, version }: TaxProfileStanding,
): SaveTaxProfileInput {
  const { birthDate, vatId, ...rest } = form;
  return {
    ...{ ...rest, workspaceId, version },
    birthDate: rest.kind === "PERSON" && birthDate ? birthDate : null,
    vatId: rest.vatRegistered ? vatId : "",
  };
}

const KINDS = { UNSET: "unset", PERSON: "person", COMPANY: "company" } as const;
const US_FORMS = { NONE: "none", W9: "w9", W8BEN: "w8ben", W8BEN_E: "w8benE" } as const;

/** What is wrong with the form, by the rules that the server judges it by as well. */
export function taxProfileProblems({
  kind,
  usForm,
  birthDate,
  ...rest
}: TaxProfileForm): Partial<Record<keyof TaxProfile, Problem<keyof TaxProfile>>> {
  const profile = tidyProfile({
    ...rest,
    kind: KINDS[kind],
    usForm: US_FORMS[usForm],
    birthDate: birthDate || null,
  });
  const found = profileProblem(profile, new Date().toISOString().slice(0, 10));
  return found ? { [found.field]: found } : {};
}
