/**
 * @generated SignedSource<<cd82054731b290df9b6097ab0c9b7a19>>
 * @relayHash 9fa381f992994c7a25ae44b9d0d162b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dc18a1a77ce2a468b423d4ad3700c17ff0b4fd6cb3225de9ee37b70e7533e42

import type { ConcreteRequest } from 'relay-runtime';
export type DismissUploadInput = {
  id: string;
};
export type uploadsGiveUpMutation$variables = {
  input: DismissUploadInput;
};
export type uploadsGiveUpMutation$data = {
  readonly dismissUpload: {
    readonly __typename: string;
  };
};
export type uploadsGiveUpMutation = {
  response: uploadsGiveUpMutation$data;
  variables: uploadsGiveUpMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "dismissUpload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "uploadsGiveUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadsGiveUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2dc18a1a77ce2a468b423d4ad3700c17ff0b4fd6cb3225de9ee37b70e7533e42",
    "metadata": {},
    "name": "uploadsGiveUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f43bac06a6445b2ad2dc5a290681aeed";

export default node;
