/**
 * @generated SignedSource<<0f83bf21925580b7bb254fccd32d831c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorCard_viewer$data = {
  readonly hasPassword: boolean;
  readonly id: string;
  readonly owesSecondFactor: boolean;
  readonly secondFactor: {
    readonly recoveryCodesLeft: number;
    readonly setupUri: string | null | undefined;
    readonly since: string | null | undefined;
  };
  readonly " $fragmentType": "SecondFactorCard_viewer";
};
export type SecondFactorCard_viewer$key = {
  readonly " $data"?: SecondFactorCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owesSecondFactor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "setupUri",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "49be9d17e7f63a09b66178178048e874";

export default node;
