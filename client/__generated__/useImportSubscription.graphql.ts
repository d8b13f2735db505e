/**
 * @generated SignedSource<<436314970f6a204f4b739f485a05fb73>>
 * @relayHash c2c5fb4a526a81163b2fff2568ecc4dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 752076cf0a946b7b2ea588463915039da9f2b9d23ba17e63377cd40d195a32e8

import type { ConcreteRequest } from 'relay-runtime';
export type useImportSubscription$variables = {
  workspaceId: string;
};
export type useImportSubscription$data = {
  readonly importProgress: {
    readonly done: number;
    readonly importId: string;
    readonly total: number;
  };
};
export type useImportSubscription = {
  response: useImportSubscription$data;
  variables: useImportSubscription$variables;
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
    "concreteType": "ImportProgress",
    "kind": "LinkedField",
    "name": "importProgress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "importId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
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
    "name": "useImportSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "752076cf0a946b7b2ea588463915039da9f2b9d23ba17e63377cd40d195a32e8",
    "metadata": {},
    "name": "useImportSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cf9e55d200c916b79a14569498a65b24";

export default node;
