/**
 * @generated SignedSource<<1415653cbda856fcf759d1a2f443260f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudioPayouts_workspace$data = {
  readonly id: string;
  readonly name: string;
  readonly payoutsFrozenAt: string | null | undefined;
  readonly payoutsFrozenReason: string | null | undefined;
  readonly workspaceId: string;
  readonly " $fragmentType": "StudioPayouts_workspace";
};
export type StudioPayouts_workspace$key = {
  readonly " $data"?: StudioPayouts_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudioPayouts_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudioPayouts_workspace",
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
      "name": "workspaceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutsFrozenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutsFrozenReason",
      "storageKey": null
    }
  ],
  "type": "AdminWorkspace",
  "abstractKey": null
};

(node as any).hash = "ea1f7b2fae0d48a9bf9dd12836a536aa";

export default node;
