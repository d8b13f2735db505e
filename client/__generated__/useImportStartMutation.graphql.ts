/**
 * @generated SignedSource<<99932d821957fbd58b7db5c8b8859fb1>>
 * @relayHash ac329f7c2a5ce17fb2d571e95238bcd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd6f5321cb649a1b00af91cc427b6120490294636b11634efaa66c1e4b06160d

import type { ConcreteRequest } from 'relay-runtime';
export type StartImportInput = {
  id: string;
  skipsWrong: boolean;
  takesSuggestions: boolean;
};
export type useImportStartMutation$variables = {
  input: StartImportInput;
};
export type useImportStartMutation$data = {
  readonly startImport: {
    readonly __typename: string;
  };
};
export type useImportStartMutation = {
  response: useImportStartMutation$data;
  variables: useImportStartMutation$variables;
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
    "name": "startImport",
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
    "name": "useImportStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd6f5321cb649a1b00af91cc427b6120490294636b11634efaa66c1e4b06160d",
    "metadata": {},
    "name": "useImportStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27abfce78417b9fc8961fe9b8ca66146";

export default node;
