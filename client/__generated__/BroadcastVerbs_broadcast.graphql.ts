/**
 * @generated SignedSource<<7ad7896a794ddf4a6e3d2fed56ed5423>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "draft" | "scheduled" | "sending" | "sent";
export type NoticeChannel = "app" | "email";
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type Tier = "enterprise" | "free" | "pro" | "trial";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastVerbs_broadcast$data = {
  readonly channels: ReadonlyArray<NoticeChannel>;
  readonly id: string;
  readonly roles: ReadonlyArray<Role>;
  readonly state: BroadcastState;
  readonly targetEmails: ReadonlyArray<string>;
  readonly tiers: ReadonlyArray<Tier>;
  readonly toEveryone: boolean;
  readonly version: number;
  readonly " $fragmentType": "BroadcastVerbs_broadcast";
};
export type BroadcastVerbs_broadcast$key = {
  readonly " $data"?: BroadcastVerbs_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastVerbs_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastVerbs_broadcast",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toEveryone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tiers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetEmails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channels",
      "storageKey": null
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "a6b063fa7e970baa0bfee412f0d6749f";

export default node;
