/**
 * @generated SignedSource<<18f8788c6a2257f927b67583bc4718f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryPart_release$data = {
  readonly privateFields: {
    readonly history: ReadonlyArray<{
      readonly action: string;
      readonly actorName: string | null | undefined;
      readonly createdAt: string;
      readonly id: string;
      readonly reason: string | null | undefined;
    }>;
    readonly timezone: string;
  } | null | undefined;
  readonly " $fragmentType": "HistoryPart_release";
};
export type HistoryPart_release$key = {
  readonly " $data"?: HistoryPart_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryPart_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryPart_release",
  "selections": [
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
          "name": "timezone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReleaseEvent",
          "kind": "LinkedField",
          "name": "history",
          "plural": true,
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
              "name": "action",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "9bb2d44a5372470f08beb5a0b9d0cd7c";

export default node;
