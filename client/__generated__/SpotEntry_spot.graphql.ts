/**
 * @generated SignedSource<<bb40be71ae082374c09b129f4326fa62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SpotState = "approved" | "draft" | "ended" | "refused" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type SpotEntry_spot$data = {
  readonly id: string;
  readonly release: {
    readonly artistNames: ReadonlyArray<string>;
    readonly coverUrl: string;
    readonly pagePath: string | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly startMs: number;
  readonly state: SpotState;
  readonly submittedAt: string | null | undefined;
  readonly text: string;
  readonly track: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SpotEntry_spot";
};
export type SpotEntry_spot$key = {
  readonly " $data"?: SpotEntry_spot$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpotEntry_spot">;
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
  "name": "SpotEntry_spot",
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
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "artistNames",
          "storageKey": null
        },
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
          "name": "pagePath",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Spot",
  "abstractKey": null
};
})();

(node as any).hash = "9778066136c36eed08472124c99eb451";

export default node;
