/**
 * @generated SignedSource<<d15a6c5aa5bef3d5279365cb2c48dbc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SpotState = "approved" | "draft" | "ended" | "refused" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type SpotForm_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly id: string;
  readonly pagePath: string | null | undefined;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly duration: number;
      readonly id: string;
      readonly title: string;
    };
  }>;
  readonly spot: {
    readonly id: string;
    readonly startMs: number;
    readonly state: SpotState;
    readonly text: string;
    readonly track: {
      readonly id: string;
    } | null | undefined;
    readonly version: number;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "SpotForm_release";
};
export type SpotForm_release$key = {
  readonly " $data"?: SpotForm_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpotForm_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpotForm_release",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 160
        }
      ],
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": "coverUrl(width:160)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "artistNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pagePath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReleaseTrack",
      "kind": "LinkedField",
      "name": "runningOrder",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duration",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Spot",
      "kind": "LinkedField",
      "name": "spot",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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
})();

(node as any).hash = "bc9fbe457f3bdb0898b9c9c14ec5c1a4";

export default node;
