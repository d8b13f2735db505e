/**
 * @generated SignedSource<<cc3374f51a71143b163b8bba3b67dd76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HubKind = "genre" | "mood";
import type { FragmentRefs } from "relay-runtime";
export type DigDials_discover$data = {
  readonly hubs: ReadonlyArray<{
    readonly kind: HubKind;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "DigDials_discover";
};
export type DigDials_discover$key = {
  readonly " $data"?: DigDials_discover$data;
  readonly " $fragmentSpreads": FragmentRefs<"DigDials_discover">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DigDials_discover",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Discover",
  "abstractKey": null
};

(node as any).hash = "1f808cb9a325145bed941b14c5612e50";

export default node;
