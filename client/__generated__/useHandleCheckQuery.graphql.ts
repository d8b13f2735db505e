/**
 * @generated SignedSource<<875493dde52c306c91cbd05efa83e9dc>>
 * @relayHash 717d1e2917a7a9a79cd4391c36274593
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b7a2fb34914ec3bb5dd563ba336b0d0d4c17ef97b87bd3ea847891a6c580870

import type { ConcreteRequest } from 'relay-runtime';
export type useHandleCheckQuery$variables = {
  handle: string;
};
export type useHandleCheckQuery$data = {
  readonly checkHandle: string | null | undefined;
};
export type useHandleCheckQuery = {
  response: useHandleCheckQuery$data;
  variables: useHandleCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "handle"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "handle",
        "variableName": "handle"
      }
    ],
    "kind": "ScalarField",
    "name": "checkHandle",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useHandleCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHandleCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b7a2fb34914ec3bb5dd563ba336b0d0d4c17ef97b87bd3ea847891a6c580870",
    "metadata": {},
    "name": "useHandleCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4b389fde61a3824b1b31351be24d90a";

export default node;
