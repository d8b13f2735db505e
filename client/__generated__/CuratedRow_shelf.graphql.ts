/**
 * @generated SignedSource<<785f126c41b733431ea6ec2ed972ad99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CuratedRow_shelf$data = {
  readonly curator: string;
  readonly pieces: ReadonlyArray<{
    readonly release: {
      readonly artistNames: ReadonlyArray<string>;
      readonly coverUrl: string;
      readonly id: string;
      readonly pagePath: string | null | undefined;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"PlayRelease_release">;
    } | null | undefined;
    readonly track: {
      readonly artistNames: ReadonlyArray<string>;
      readonly coverUrl: string;
      readonly id: string;
      readonly pagePath: string | null | undefined;
      readonly title: string;
    } | null | undefined;
  }>;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentType": "CuratedRow_shelf";
};
export type CuratedRow_shelf$key = {
  readonly " $data"?: CuratedRow_shelf$data;
  readonly " $fragmentSpreads": FragmentRefs<"CuratedRow_shelf">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "artistNames",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pagePath",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CuratedRow_shelf",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "curator",
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
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
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
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PlayRelease_release"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CuratedShelf",
  "abstractKey": null
};
})();

(node as any).hash = "f20d9c85415b9864e2bd184de1aaaa84";

export default node;
