/**
 * @generated SignedSource<<96ed8a84ceea323553621eae300aa170>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriterRole = "A" | "C" | "CA";
import type { FragmentRefs } from "relay-runtime";
export type PublicReleaseCredits_release$data = {
  readonly creditsText: string | null | undefined;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly contributors: ReadonlyArray<{
        readonly party: {
          readonly name: string;
        };
        readonly role: string;
      }>;
      readonly works: ReadonlyArray<{
        readonly writers: ReadonlyArray<{
          readonly party: {
            readonly name: string;
          };
          readonly role: WriterRole;
        }>;
      }>;
    };
  }>;
  readonly " $fragmentType": "PublicReleaseCredits_release";
};
export type PublicReleaseCredits_release$key = {
  readonly " $data"?: PublicReleaseCredits_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicReleaseCredits_release">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "role",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Party",
    "kind": "LinkedField",
    "name": "party",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicReleaseCredits_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditsText",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Contributor",
              "kind": "LinkedField",
              "name": "contributors",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Work",
              "kind": "LinkedField",
              "name": "works",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Writer",
                  "kind": "LinkedField",
                  "name": "writers",
                  "plural": true,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
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
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "822b0fb74f715044184c88786126eb98";

export default node;
