/**
 * @generated SignedSource<<3b5b67d43841f289ae015bb8ed2506f2>>
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
export type BroadcastList_broadcast$data = {
  readonly bodyEn: string;
  readonly bodyEs: string;
  readonly channels: ReadonlyArray<NoticeChannel>;
  readonly createdAt: string;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly roles: ReadonlyArray<Role>;
  readonly scheduledFor: string | null | undefined;
  readonly startedAt: string | null | undefined;
  readonly state: BroadcastState;
  readonly targetEmails: ReadonlyArray<string>;
  readonly tiers: ReadonlyArray<Tier>;
  readonly titleEn: string;
  readonly titleEs: string;
  readonly toEveryone: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastProgress_broadcast">;
  readonly " $fragmentType": "BroadcastList_broadcast";
};
export type BroadcastList_broadcast$key = {
  readonly " $data"?: BroadcastList_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastList_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastList_broadcast",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BroadcastProgress_broadcast"
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "c802eaaf87394e7a356da013595a1a33";

export default node;
