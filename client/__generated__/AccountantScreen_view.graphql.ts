/**
 * @generated SignedSource<<18ac5ee609886de0bfab036248056e6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountantScreen_view$data = {
  readonly expiresAt: string;
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileFacts_profile">;
  };
  readonly studio: string;
  readonly year: {
    readonly year: number;
    readonly " $fragmentSpreads": FragmentRefs<"ListsPart_year" | "YearPart_year">;
  } | null | undefined;
  readonly years: ReadonlyArray<number>;
  readonly " $fragmentType": "AccountantScreen_view";
};
export type AccountantScreen_view$key = {
  readonly " $data"?: AccountantScreen_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountantScreen_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "year"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountantScreen_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProfileFacts_profile"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "year",
          "variableName": "year"
        }
      ],
      "concreteType": "TaxYear",
      "kind": "LinkedField",
      "name": "year",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "YearPart_year"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ListsPart_year"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountantView",
  "abstractKey": null
};

(node as any).hash = "ad7704452c46efc830a0729a06fd6f3f";

export default node;
