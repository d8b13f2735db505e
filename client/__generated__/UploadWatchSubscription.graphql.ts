/**
 * @generated SignedSource<<4c8002ce0500d574787ecaf67dd68d71>>
 * @relayHash ce134aca9ecee51428f532584fc524d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011c7fbff9102e6f47c8c548e5383126e76f16f0e67777707d362557a6260696

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type UploadState = "checking" | "finished" | "receiving" | "refused";
export type UploadWatchSubscription$variables = {
  workspaceId: string;
};
export type UploadWatchSubscription$data = {
  readonly uploadChanged: {
    readonly bytes: number;
    readonly createdAt: string;
    readonly fileName: string;
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly state: UploadState;
    readonly track: {
      readonly failureReason: string | null | undefined;
      readonly id: string;
      readonly progress: number | null | undefined;
      readonly state: TrackState;
    } | null | undefined;
    readonly uploadId: string;
  } | null | undefined;
};
export type UploadWatchSubscription = {
  response: UploadWatchSubscription$data;
  variables: UploadWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "workspaceId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "workspaceId",
        "variableName": "workspaceId"
      }
    ],
    "concreteType": "Upload",
    "kind": "LinkedField",
    "name": "uploadChanged",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uploadId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bytes",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
        "alias": null,
        "args": null,
        "concreteType": "Track",
        "kind": "LinkedField",
        "name": "track",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failureReason",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UploadWatchSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadWatchSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "011c7fbff9102e6f47c8c548e5383126e76f16f0e67777707d362557a6260696",
    "metadata": {},
    "name": "UploadWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3bae284729e0226b9cfb66b8e65bb0fd";

export default node;
