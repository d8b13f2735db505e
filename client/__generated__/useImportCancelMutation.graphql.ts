/**
 * @generated SignedSource<<f5a442283391310857640f74faa22824>>
 * @relayHash 6b8d4ab53b655099aee127e3a1deda56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5be799b08c7d250fa58d35a73ef4019e809b0c9c817b028ed650c534f2a85d5e

import type { ConcreteRequest } from 'relay-runtime';
export type CancelImportInput = {
  id: string;
};
export type useImportCancelMutation$variables = {
  input: CancelImportInput;
};
export type useImportCancelMutation$data = {
  readonly cancelImport: {
    readonly __typename: string;
  };
};
export type useImportCancelMutation = {
  response: useImportCancelMutation$data;
  variables: useImportCancelMutation$variables;
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
    "name": "cancelImport",
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
    "name": "useImportCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5be799b08c7d250fa58d35a73ef4019e809b0c9c817b028ed650c534f2a85d5e",
    "metadata": {},
    "name": "useImportCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c99dd791a302e03e66cd1a3c40c0f845";

export default node;
