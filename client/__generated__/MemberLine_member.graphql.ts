/**
 * @generated SignedSource<<64e1dffdbf4024ad65330af4a8b136e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
import type { FragmentRefs } from "relay-runtime";
export type MemberLine_member$data = {
  readonly email: string;
  readonly id: string;
  readonly isAccountOwner: boolean;
  readonly isViewer: boolean;
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "MemberLine_member";
};
export type MemberLine_member$key = {
  readonly " $data"?: MemberLine_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLine_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLine_member",
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
      "name": "isAccountOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "7fccf488f670a8307af2b52e668650e1";

export default node;
