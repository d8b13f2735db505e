/**
 * @generated SignedSource<<b1ae94e8ffd857b753437592118aa36d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonPayouts_person$data = {
  readonly fullName: string;
  readonly id: string;
  readonly payoutsFrozenAt: string | null | undefined;
  readonly payoutsFrozenReason: string | null | undefined;
  readonly " $fragmentType": "PersonPayouts_person";
};
export type PersonPayouts_person$key = {
  readonly " $data"?: PersonPayouts_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPayouts_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPayouts_person",
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
      "name": "fullName",
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
  "type": "AdminUser",
  "abstractKey": null
};

(node as any).hash = "efa12f6cd625d77d3162a3037c4dee2d";

export default node;
