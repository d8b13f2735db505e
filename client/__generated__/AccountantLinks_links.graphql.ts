/**
 * @generated SignedSource<<d9650c1f4a60ab03ea52eeda8ad9f6c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountantLinkState = "ENDED" | "EXPIRED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type AccountantLinks_links$data = ReadonlyArray<{
  readonly endedAt: string | null | undefined;
  readonly expiresAt: string;
  readonly id: string;
  readonly lastOpenedAt: string | null | undefined;
  readonly name: string;
  readonly state: AccountantLinkState;
  readonly years: ReadonlyArray<number>;
  readonly " $fragmentType": "AccountantLinks_links";
}>;
export type AccountantLinks_links$key = ReadonlyArray<{
  readonly " $data"?: AccountantLinks_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountantLinks_links">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AccountantLinks_links",
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
      "name": "years",
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
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastOpenedAt",
      "storageKey": null
    }
  ],
  "type": "AccountantLink",
  "abstractKey": null
};

(node as any).hash = "ee746d358708a93c93c7c886b0af6958";

export default node;
