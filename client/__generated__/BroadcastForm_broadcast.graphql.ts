/**
 * @generated SignedSource<<bf436ad2162dd406c45d5a0154640187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NoticeChannel = "app" | "email";
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type Tier = "enterprise" | "free" | "pro" | "trial";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastForm_broadcast$data = {
  readonly bodyEn: string;
  readonly bodyEs: string;
  readonly channels: ReadonlyArray<NoticeChannel>;
  readonly id: string;
  readonly link: string | null | undefined;
  readonly roles: ReadonlyArray<Role>;
  readonly targetEmails: ReadonlyArray<string>;
  readonly tiers: ReadonlyArray<Tier>;
  readonly titleEn: string;
  readonly titleEs: string;
  readonly toEveryone: boolean;
  readonly version: number;
  readonly " $fragmentType": "BroadcastForm_broadcast";
};
export type BroadcastForm_broadcast$key = {
  readonly " $data"?: BroadcastForm_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastForm_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastForm_broadcast",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyEs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channels",
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
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "ca11b6953638854365624618c00a3a9b";

export default node;
