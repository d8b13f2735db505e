/**
 * @generated SignedSource<<ff7a06791c034ac69c32ce4f5cacd51f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Licence = "all_rights_reserved" | "cc0_1_0" | "cc_by_4_0" | "cc_by_nc_4_0" | "cc_by_nc_nd_4_0" | "cc_by_nc_sa_4_0" | "cc_by_nd_4_0" | "cc_by_sa_4_0";
import type { FragmentRefs } from "relay-runtime";
export type PublicReleaseAbout_release$data = {
  readonly cLine: {
    readonly owner: string | null | undefined;
    readonly year: number | null | undefined;
  };
  readonly catalogNumber: string | null | undefined;
  readonly description: string | null | undefined;
  readonly genre: string | null | undefined;
  readonly label: string | null | undefined;
  readonly licence: Licence;
  readonly pLine: {
    readonly owner: string | null | undefined;
    readonly year: number | null | undefined;
  };
  readonly upc: string | null | undefined;
  readonly " $fragmentType": "PublicReleaseAbout_release";
};
export type PublicReleaseAbout_release$key = {
  readonly " $data"?: PublicReleaseAbout_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicReleaseAbout_release">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "year",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "owner",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicReleaseAbout_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "genre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "catalogNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "upc",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "licence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RightsLine",
      "kind": "LinkedField",
      "name": "cLine",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RightsLine",
      "kind": "LinkedField",
      "name": "pLine",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "fb20609eb9e8890941b4a0e386211f3f";

export default node;
