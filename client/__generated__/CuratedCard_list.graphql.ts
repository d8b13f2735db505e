/**
 * @generated SignedSource<<38cc32ff441959de81257bd8b12ad96d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CuratedCard_list$data = {
  readonly curator: string;
  readonly id: string;
  readonly pieces: ReadonlyArray<{
    readonly isOut: boolean;
    readonly release: {
      readonly id: string;
    } | null | undefined;
    readonly track: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly shownFrom: string | null | undefined;
  readonly shownTo: string | null | undefined;
  readonly textEn: string;
  readonly textEs: string;
  readonly title: string;
  readonly titleEn: string;
  readonly titleEs: string;
  readonly " $fragmentSpreads": FragmentRefs<"CuratedForm_list">;
  readonly " $fragmentType": "CuratedCard_list";
};
export type CuratedCard_list$key = {
  readonly " $data"?: CuratedCard_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"CuratedCard_list">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CuratedCard_list",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textEs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "curator",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CuratedPiece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "release",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CuratedForm_list"
    }
  ],
  "type": "CuratedList",
  "abstractKey": null
};
})();

(node as any).hash = "55c8075cb6b95439ff0cd2a589376d7b";

export default node;
