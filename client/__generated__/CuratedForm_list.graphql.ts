/**
 * @generated SignedSource<<f4da750af81521679ee2a45b43bd70cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CuratedForm_list$data = {
  readonly curator: string;
  readonly id: string;
  readonly pieces: ReadonlyArray<{
    readonly isOut: boolean;
    readonly release: {
      readonly artistNames: ReadonlyArray<string>;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly track: {
      readonly artistNames: ReadonlyArray<string>;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
  }>;
  readonly shownFrom: string | null | undefined;
  readonly shownTo: string | null | undefined;
  readonly textEn: string;
  readonly textEs: string;
  readonly titleEn: string;
  readonly titleEs: string;
  readonly version: number;
  readonly " $fragmentType": "CuratedForm_list";
};
export type CuratedForm_list$key = {
  readonly " $data"?: CuratedForm_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"CuratedForm_list">;
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
    "name": "artistNames",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CuratedForm_list",
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
    }
  ],
  "type": "CuratedList",
  "abstractKey": null
};
})();

(node as any).hash = "f61268826bb33d862d8670698adc47bd";

export default node;
