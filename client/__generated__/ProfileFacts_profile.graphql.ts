/**
 * @generated SignedSource<<8d05fb74487c85d687980e76be66256f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxpayerKind = "COMPANY" | "PERSON" | "UNSET";
export type UsTaxForm = "NONE" | "W8BEN" | "W8BEN_E" | "W9";
import type { FragmentRefs } from "relay-runtime";
export type ProfileFacts_profile$data = {
  readonly address: string;
  readonly birthDate: string | null | undefined;
  readonly country: string;
  readonly kind: TaxpayerKind;
  readonly legalName: string;
  readonly taxId: string;
  readonly usForm: UsTaxForm;
  readonly vatId: string;
  readonly vatRegistered: boolean;
  readonly " $fragmentType": "ProfileFacts_profile";
};
export type ProfileFacts_profile$key = {
  readonly " $data"?: ProfileFacts_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileFacts_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileFacts_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "birthDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatRegistered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usForm",
      "storageKey": null
    }
  ],
  "type": "TaxProfile",
  "abstractKey": null
};

(node as any).hash = "7561ae28801da92b72c125b384dc11bb";

export default node;
