/**
 * @generated SignedSource<<0c1dcc8b6ba09718962549770177a9d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatePart_release$data = {
  readonly privateFields: {
    readonly wentLiveAt: string | null | undefined;
    readonly workspaceTimezone: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PartForm_release">;
  readonly " $fragmentType": "DatePart_release";
};
export type DatePart_release$key = {
  readonly " $data"?: DatePart_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatePart_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DatePart_release",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartForm_release"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PrivateReleaseFields",
      "kind": "LinkedField",
      "name": "privateFields",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentLiveAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workspaceTimezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "13377b3cb81edb8d6f1c1c8807f77e43";

export default node;
