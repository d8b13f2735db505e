/**
 * @generated SignedSource<<2b72bdf9f894c7b823152380f50671cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BadgeKind = "early" | "hundred" | "whole";
import type { FragmentRefs } from "relay-runtime";
export type ListeningBadges_profile$data = {
  readonly collection: {
    readonly badges: ReadonlyArray<{
      readonly artist: {
        readonly id: string;
        readonly name: string;
        readonly pagePath: string | null | undefined;
      } | null | undefined;
      readonly earnedAt: string;
      readonly kind: BadgeKind;
      readonly release: {
        readonly id: string;
        readonly pagePath: string | null | undefined;
        readonly title: string;
      } | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ListeningBadges_profile";
};
export type ListeningBadges_profile$key = {
  readonly " $data"?: ListeningBadges_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListeningBadges_profile">;
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
  "name": "pagePath",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListeningBadges_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ListeningBadge",
          "kind": "LinkedField",
          "name": "badges",
          "plural": true,
          "selections": [
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
              "name": "earnedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Artist",
              "kind": "LinkedField",
              "name": "artist",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v1/*:: as any*/)
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
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                },
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};
})();

(node as any).hash = "ced671812b2170492aed2adf647fc75a";

export default node;
