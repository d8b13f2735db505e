/**
 * @generated SignedSource<<12158bad9122fe6cf4ddd6b808509cf9>>
 * @relayHash b9361f5894f31ab98d7166e15ffeb20d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7d3a7b91620b378f4d203390d02a23ff4230a0b225f9e6f97fb18b227ebc1e

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type useTracksWatchSubscription$variables = {
  workspaceId: string;
};
export type useTracksWatchSubscription$data = {
  readonly trackChanged: {
    readonly id: string;
    readonly isrc: string | null | undefined;
    readonly state: TrackState;
    readonly title: string;
    readonly version: number;
  } | null | undefined;
};
export type useTracksWatchSubscription = {
  response: useTracksWatchSubscription$data;
  variables: useTracksWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "workspaceId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "workspaceId",
        "variableName": "workspaceId"
      }
    ],
    "concreteType": "Track",
    "kind": "LinkedField",
    "name": "trackChanged",
    "plural": false,
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isrc",
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
    "name": "useTracksWatchSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTracksWatchSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d7d3a7b91620b378f4d203390d02a23ff4230a0b225f9e6f97fb18b227ebc1e",
    "metadata": {},
    "name": "useTracksWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "018de3b8fd1e7d99cdf7cfe352a02241";

export default node;
