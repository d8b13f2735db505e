/**
 * @generated SignedSource<<0d696b234734891296c3df16da93c5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetLinkState = "expired" | "open" | "revoked";
import type { FragmentRefs } from "relay-runtime";
export type ListeningLinks_link$data = {
  readonly expiresAt: string;
  readonly id: string;
  readonly label: string;
  readonly openings: number;
  readonly state: AssetLinkState;
  readonly " $fragmentType": "ListeningLinks_link";
};
export type ListeningLinks_link$key = {
  readonly " $data"?: ListeningLinks_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListeningLinks_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListeningLinks_link",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openings",
      "storageKey": null
    }
  ],
  "type": "ListeningLink",
  "abstractKey": null
};

(node as any).hash = "f6b3dfaa744fd56adcbbe9906c44dac0";

export default node;
