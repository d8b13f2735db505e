/**
 * @generated SignedSource<<c53314700bd62fcf401a3f8fc0b26ebb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrozenPayees_admin$data = {
  readonly frozenPeople: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonPayouts_person">;
  }>;
  readonly frozenStudios: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"StudioPayouts_workspace">;
  }>;
  readonly " $fragmentType": "FrozenPayees_admin";
};
export type FrozenPayees_admin$key = {
  readonly " $data"?: FrozenPayees_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrozenPayees_admin">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrozenPayees_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminWorkspace",
      "kind": "LinkedField",
      "name": "frozenStudios",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StudioPayouts_workspace"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminUser",
      "kind": "LinkedField",
      "name": "frozenPeople",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonPayouts_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "eac1ba6a5b3cd46fb3fa0f176cd62dc7";

export default node;
