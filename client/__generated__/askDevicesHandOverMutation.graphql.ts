/**
 * @generated SignedSource<<a9e2e756594fd2f8b6c013b75077488a>>
 * @relayHash 2affc681e893f8f5391a7f686b069bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02cc1dfab68813647903793a3a78cfe020f675a424c1cc4d3fa2e8aedbff1112

import type { ConcreteRequest } from 'relay-runtime';
export type HandOverQueueInput = {
  deviceId: string;
};
export type askDevicesHandOverMutation$variables = {
  input: HandOverQueueInput;
};
export type askDevicesHandOverMutation$data = {
  readonly handOverQueue: {
    readonly __typename: string;
  };
};
export type askDevicesHandOverMutation = {
  response: askDevicesHandOverMutation$data;
  variables: askDevicesHandOverMutation$variables;
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
    "name": "handOverQueue",
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
    "name": "askDevicesHandOverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askDevicesHandOverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "02cc1dfab68813647903793a3a78cfe020f675a424c1cc4d3fa2e8aedbff1112",
    "metadata": {},
    "name": "askDevicesHandOverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e106e2c4b4ed35374c16a978f77a2c97";

export default node;
