/**
 * @generated SignedSource<<382007d409fb40493dafcc44956390ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PeopleCard_track$data = {
  readonly contributors: ReadonlyArray<{
    readonly party: {
      readonly id: string;
      readonly ipi: string | null | undefined;
      readonly isni: string | null | undefined;
      readonly name: string;
    };
  }>;
  readonly works: ReadonlyArray<{
    readonly writers: ReadonlyArray<{
      readonly party: {
        readonly id: string;
        readonly ipi: string | null | undefined;
        readonly isni: string | null | undefined;
        readonly name: string;
      };
    }>;
  }>;
  readonly " $fragmentType": "PeopleCard_track";
};
export type PeopleCard_track$key = {
  readonly " $data"?: PeopleCard_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleCard_track">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ipi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isni",
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
  "name": "PeopleCard_track",
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
  "type": "Track",
  "abstractKey": null
};
})();

(node as any).hash = "15e0c4b925bbe91065ade4c469761103";

export default node;
