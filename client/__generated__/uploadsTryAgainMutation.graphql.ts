/**
 * @generated SignedSource<<472c06eb2a02b6772c7b3ef3896844e3>>
 * @relayHash b59c43691f05941af4c9e5bce7df8613
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 286a17f86dec2b587da068453d24e70f73d3204796a58ab4e6b463a58e7cc5f2

import type { ConcreteRequest } from 'relay-runtime';
export type RetryUploadInput = {
  id: string;
};
export type uploadsTryAgainMutation$variables = {
  input: RetryUploadInput;
};
export type uploadsTryAgainMutation$data = {
  readonly retryUpload: {
    readonly __typename: string;
  };
};
export type uploadsTryAgainMutation = {
  response: uploadsTryAgainMutation$data;
  variables: uploadsTryAgainMutation$variables;
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
    "name": "retryUpload",
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
    "name": "uploadsTryAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadsTryAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "286a17f86dec2b587da068453d24e70f73d3204796a58ab4e6b463a58e7cc5f2",
    "metadata": {},
    "name": "uploadsTryAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97315bf9c288dc6dff10110a4e2e176b";

export default node;
