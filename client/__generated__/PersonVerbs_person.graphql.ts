/**
 * @generated SignedSource<<3a75d736d97cd09e1c0ce5aaab914302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
import type { FragmentRefs } from "relay-runtime";
export type PersonVerbs_person$data = {
  readonly email: string;
  readonly fullName: string;
  readonly id: string;
  readonly ownsWorkspace: boolean;
  readonly role: Role;
  readonly sessions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly suspendedAt: string | null | undefined;
  readonly " $fragmentType": "PersonVerbs_person";
};
export type PersonVerbs_person$key = {
  readonly " $data"?: PersonVerbs_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonVerbs_person">;
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
  "name": "PersonVerbs_person",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownsWorkspace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdminUser",
  "abstractKey": null
};
})();

(node as any).hash = "4436436b3dd8e75adee6185de0fb72fb";

export default node;
