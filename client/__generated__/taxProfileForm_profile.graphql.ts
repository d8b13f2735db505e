/**
 * @generated SignedSource<<497ec10f47262a85767d5ff1af2245c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TaxpayerKind = "COMPANY" | "PERSON" | "UNSET";
export type UsTaxForm = "NONE" | "W8BEN" | "W8BEN_E" | "W9";
import type { FragmentRefs } from "relay-runtime";
export type taxProfileForm_profile$data = {
  readonly address: string;
  readonly birthDate: string | null | undefined;
  readonly country: string;
  readonly kind: TaxpayerKind;
  readonly legalName: string;
  readonly taxId: string;
  readonly usForm: UsTaxForm;
  readonly vatId: string;
  readonly vatRegistered: boolean;
  readonly version: number;
  readonly " $fragmentType": "taxProfileForm_profile";
};
export type taxProfileForm_profile$key = {
  readonly " $data"?: taxProfileForm_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"taxProfileForm_profile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "taxProfileForm_profile"
};

(node as any).hash = "7c0322cb37fd1a739229a0d8e67b057f";

export default node;
