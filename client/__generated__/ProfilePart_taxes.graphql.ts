/**
 * @generated SignedSource<<8de5a293f8690283fb4a404065a01f9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePart_taxes$data = {
  readonly mayManage: boolean;
  readonly profile: {
    readonly missing: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileFacts_profile" | "taxProfileForm_profile">;
  };
  readonly " $fragmentType": "ProfilePart_taxes";
};
export type ProfilePart_taxes$key = {
  readonly " $data"?: ProfilePart_taxes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePart_taxes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfilePart_taxes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayManage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "taxProfileForm_profile",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
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
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileFacts_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkspaceTaxes",
  "abstractKey": null
};

(node as any).hash = "2ee6c3d8fe5d77b91a9381be4ca978fb";

export default node;
