/**
 * @generated SignedSource<<45e555421f8e21c79832fd985761e58d>>
 * @relayHash 088b1ae71590a8f1271578212dd1c32e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e7b1cd21856af0c362886db3c0e1dc365135a8f17f4c3adf26fc4bbab33cc16

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type useHandleCheckQuery$variables = {
  handle: string;
};
export type useHandleCheckQuery$data = {
  readonly checkHandle: {
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | null | undefined;
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
    "concreteType": "Text",
    "kind": "LinkedField",
    "name": "checkHandle",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "params",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
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
    "id": "5e7b1cd21856af0c362886db3c0e1dc365135a8f17f4c3adf26fc4bbab33cc16",
    "metadata": {},
    "name": "useHandleCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9fe2053c218c359b70aa824b7057735b";

export default node;
