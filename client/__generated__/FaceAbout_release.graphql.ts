/**
 * @generated SignedSource<<7dbb2b8405506abda8bea99020631af8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Licence = "all_rights_reserved" | "cc0_1_0" | "cc_by_4_0" | "cc_by_nc_4_0" | "cc_by_nc_nd_4_0" | "cc_by_nc_sa_4_0" | "cc_by_nd_4_0" | "cc_by_sa_4_0";
import type { FragmentRefs } from "relay-runtime";
export type FaceAbout_release$data = {
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
  readonly " $fragmentType": "FaceAbout_release";
};
export type FaceAbout_release$key = {
  readonly " $data"?: FaceAbout_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaceAbout_release">;
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
  "name": "FaceAbout_release",
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

(node as any).hash = "1d674eeeb7d2d4690cbdf39f25096f97";

export default node;
