/**
 * @generated SignedSource<<0014d7550b77f65f921f620782b809c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriterRole = "A" | "C" | "CA";
import type { FragmentRefs } from "relay-runtime";
export type PublicTrack_track$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly contributors: ReadonlyArray<{
    readonly party: {
      readonly name: string;
    };
    readonly role: string;
  }>;
  readonly creditsText: string | null | undefined;
  readonly duration: number;
  readonly id: string;
  readonly isLiked: boolean;
  readonly title: string;
  readonly versionTitle: string | null | undefined;
  readonly works: ReadonlyArray<{
    readonly iswc: string | null | undefined;
    readonly title: string;
    readonly writers: ReadonlyArray<{
      readonly party: {
        readonly name: string;
      };
      readonly role: WriterRole;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AiDisclosure_track" | "TrackFacts_track" | "TrackLyrics_track">;
  readonly " $fragmentType": "PublicTrack_track";
};
export type PublicTrack_track$key = {
  readonly " $data"?: PublicTrack_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicTrack_track">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
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
  "name": "PublicTrack_track",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versionTitle",
      "storageKey": null
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
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLiked",
      "storageKey": null
    },
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
      "concreteType": "Contributor",
      "kind": "LinkedField",
      "name": "contributors",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "iswc",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Writer",
          "kind": "LinkedField",
          "name": "writers",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AiDisclosure_track"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackFacts_track"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackLyrics_track"
    }
  ],
  "type": "Track",
  "abstractKey": null
};
})();

(node as any).hash = "45e725639cbed15d9615f1c9e48da2b7";

export default node;
