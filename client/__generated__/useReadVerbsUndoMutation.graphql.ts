/**
 * @generated SignedSource<<ca6ddf1ad0383909ad49bde39c58d114>>
 * @relayHash ccb16f3ae2621e0867ac9176079125c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 225e843bed3cc80b9538671b2521499e1f07349c81768b36840b6d61c979c1f5

import type { ConcreteRequest } from 'relay-runtime';
export type UndoMarkAllNotificationsReadInput = {
  readAt: string;
};
export type useReadVerbsUndoMutation$variables = {
  input: UndoMarkAllNotificationsReadInput;
};
export type useReadVerbsUndoMutation$data = {
  readonly undoMarkAllNotificationsRead: {
    readonly viewer: {
      readonly id: string;
      readonly unreadNotificationCount: number;
    };
  };
};
export type useReadVerbsUndoMutation = {
  response: useReadVerbsUndoMutation$data;
  variables: useReadVerbsUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UndoMarkAllNotificationsReadPayload",
    "kind": "LinkedField",
    "name": "undoMarkAllNotificationsRead",
    "plural": false,
    "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReadVerbsUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadVerbsUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "225e843bed3cc80b9538671b2521499e1f07349c81768b36840b6d61c979c1f5",
    "metadata": {},
    "name": "useReadVerbsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a88f6db6c5caacc9e6a127c19386da26";

export default node;
