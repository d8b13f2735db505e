import { graphql, readInlineData } from "react-relay";
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
