/**
 * @generated SignedSource<<a7bbf3bfbe73358d72e49f58918bd17a>>
 * @relayHash c5969e7015641442952236834a90b418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b56a0f64352252143d4cf8ed10d26e031c570d07baf922b872b12b365c9696c3

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerDevicesInput = {
  deviceId: string;
};
export type askDevicesAnswerMutation$variables = {
  input: AnswerDevicesInput;
};
export type askDevicesAnswerMutation$data = {
  readonly answerDevices: {
    readonly __typename: string;
  };
};
export type askDevicesAnswerMutation = {
  response: askDevicesAnswerMutation$data;
  variables: askDevicesAnswerMutation$variables;
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
    "name": "answerDevices",
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
    "name": "askDevicesAnswerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askDevicesAnswerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b56a0f64352252143d4cf8ed10d26e031c570d07baf922b872b12b365c9696c3",
    "metadata": {},
    "name": "askDevicesAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1342414a7baa67219332eae7efeaf12";

export default node;
