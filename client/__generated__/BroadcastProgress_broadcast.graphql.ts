/**
 * @generated SignedSource<<1116ae3598dd14d0a7c7ccaca452a63e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "draft" | "scheduled" | "sending" | "sent";
export type DeliveryState = "delivered" | "failed" | "mailed" | "queued" | "skipped";
export type NoticeChannel = "app" | "email";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastProgress_broadcast$data = {
  readonly deliveryCounts: ReadonlyArray<{
    readonly channel: NoticeChannel;
    readonly count: number;
    readonly state: DeliveryState;
  }>;
  readonly isListed: boolean;
  readonly state: BroadcastState;
  readonly " $fragmentType": "BroadcastProgress_broadcast";
};
export type BroadcastProgress_broadcast$key = {
  readonly " $data"?: BroadcastProgress_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastProgress_broadcast">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastProgress_broadcast",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isListed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryCount",
      "kind": "LinkedField",
      "name": "deliveryCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};
})();

(node as any).hash = "ef4816b0eb5999e64becd1ab65e88794";

export default node;
