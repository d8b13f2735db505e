/**
 * @generated SignedSource<<b850067f773ded804aa887047fd7b7e1>>
 * @relayHash d01c5330b3926ae551b232607f000549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bba61d2f94eea91e336d698ae38ddfffcf6a7b0df94a864dbe68e14feedbc827

import type { ConcreteRequest } from 'relay-runtime';
export type MarkNotificationReadInput = {
  id: string;
  isRead: boolean;
};
export type useReadVerbsMutation$variables = {
  input: MarkNotificationReadInput;
};
export type useReadVerbsMutation$data = {
  readonly markNotificationRead: {
    readonly __typename: "MarkNotificationReadPayload";
    readonly notification: {
      readonly id: string;
      readonly readAt: string | null | undefined;
    };
    readonly viewer: {
      readonly id: string;
      readonly unreadNotificationCount: number;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReadVerbsMutation = {
  response: useReadVerbsMutation$data;
  variables: useReadVerbsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "markNotificationRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readAt",
                "storageKey": null
              }
            ],
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
              (v1/*:: as any*/),
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
        "type": "MarkNotificationReadPayload",
        "abstractKey": null
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
    "name": "useReadVerbsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadVerbsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bba61d2f94eea91e336d698ae38ddfffcf6a7b0df94a864dbe68e14feedbc827",
    "metadata": {},
    "name": "useReadVerbsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a833e33c34a1f085129bf4c68b241ee";

export default node;
