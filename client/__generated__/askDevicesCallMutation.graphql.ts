/**
 * @generated SignedSource<<d4e810d22423a0bacafc5e4e6a666a10>>
 * @relayHash 947b82812ff7bcea621eb363c3098655
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eaf246d450b812f79eaf1b5d0929f29c8741562605fd20fb2670c7676e6401c

import type { ConcreteRequest } from 'relay-runtime';
export type CallDevicesInput = {
  deviceId: string;
};
export type askDevicesCallMutation$variables = {
  input: CallDevicesInput;
};
export type askDevicesCallMutation$data = {
  readonly callDevices: {
    readonly __typename: string;
  };
};
export type askDevicesCallMutation = {
  response: askDevicesCallMutation$data;
  variables: askDevicesCallMutation$variables;
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
    "name": "callDevices",
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
    "name": "askDevicesCallMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askDevicesCallMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9eaf246d450b812f79eaf1b5d0929f29c8741562605fd20fb2670c7676e6401c",
    "metadata": {},
    "name": "askDevicesCallMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d1ae272cad331a754a5245a48c8b169";

export default node;
