/**
 * @generated SignedSource<<15762384ea7161dff958b80808b5d3df>>
 * @relayHash 080b563cad39fbf80ef5e068af2189f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34c237a848f4f62dfe7b9eef191edac4d4cd8ac7e3423721d513ec86294f9db4

import type { ConcreteRequest } from 'relay-runtime';
export type useReadVerbsAllMutation$variables = Record<PropertyKey, never>;
export type useReadVerbsAllMutation$data = {
  readonly markAllNotificationsRead: {
    readonly readAt: string;
    readonly viewer: {
      readonly id: string;
      readonly unreadNotificationCount: number;
    };
  };
};
export type useReadVerbsAllMutation = {
  response: useReadVerbsAllMutation$data;
  variables: useReadVerbsAllMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MarkAllNotificationsReadPayload",
    "kind": "LinkedField",
    "name": "markAllNotificationsRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
            "name": "unreadNotificationCount",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReadVerbsAllMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReadVerbsAllMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "34c237a848f4f62dfe7b9eef191edac4d4cd8ac7e3423721d513ec86294f9db4",
    "metadata": {},
    "name": "useReadVerbsAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a4f9708e1fcafc60a5374a4356478d3";

export default node;
