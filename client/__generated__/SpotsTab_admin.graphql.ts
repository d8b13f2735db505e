/**
 * @generated SignedSource<<1bb100048c20a153b0d2f7127e2448b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpotsTab_admin$data = {
  readonly approvedSpots: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SpotEntry_spot">;
  }>;
  readonly waitingSpots: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SpotEntry_spot">;
  }>;
  readonly " $fragmentType": "SpotsTab_admin";
};
export type SpotsTab_admin$key = {
  readonly " $data"?: SpotsTab_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpotsTab_admin">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SpotEntry_spot"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpotsTab_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Spot",
      "kind": "LinkedField",
      "name": "waitingSpots",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Spot",
      "kind": "LinkedField",
      "name": "approvedSpots",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "9a7ac42e7992727512845ff291e7070c";

export default node;
