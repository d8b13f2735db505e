/**
 * @generated SignedSource<<9e159259e58bbe7d12a1fd905a27a93e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HubKind = "genre" | "mood";
import type { FragmentRefs } from "relay-runtime";
export type HubLinks_discover$data = {
  readonly hubs: ReadonlyArray<{
    readonly kind: HubKind;
    readonly slug: string;
    readonly tracks: number;
  }>;
  readonly " $fragmentType": "HubLinks_discover";
};
export type HubLinks_discover$key = {
  readonly " $data"?: HubLinks_discover$data;
  readonly " $fragmentSpreads": FragmentRefs<"HubLinks_discover">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HubLinks_discover",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscoverHub",
      "kind": "LinkedField",
      "name": "hubs",
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
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Discover",
  "abstractKey": null
};

(node as any).hash = "a42199d6c94725756f6c9003ac203a6d";

export default node;
