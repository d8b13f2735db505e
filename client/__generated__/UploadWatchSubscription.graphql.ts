/**
 * @generated SignedSource<<bbfffb850ad8e48e450038123dd32113>>
 * @relayHash e2c7353519212cd90009a98c2e7a55ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ab65e7e91c7c1237a1ef1dab3552bc0517773d8267610d3a854fd3e76112dba

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
    readonly replaces: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly state: UploadState;
    readonly track: {
      readonly failureReason: string | null | undefined;
      readonly id: string;
      readonly progress: number | null | undefined;
      readonly sameRecordings: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
      }> | null | undefined;
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
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
],
v4 = [
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
        "name": "replaces",
        "plural": false,
        "selections": (v3/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Track",
            "kind": "LinkedField",
            "name": "sameRecordings",
            "plural": true,
            "selections": (v3/*:: as any*/),
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
    "selections": (v4/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadWatchSubscription",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "7ab65e7e91c7c1237a1ef1dab3552bc0517773d8267610d3a854fd3e76112dba",
    "metadata": {},
    "name": "UploadWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "12373846f923803442e51a62270d6534";

export default node;
