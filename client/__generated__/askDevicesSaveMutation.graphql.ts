/**
 * @generated SignedSource<<5c1ed2116fc09f64d605164b0da8c6bb>>
 * @relayHash 5e1ecb04a3a4d05724759ab1004596bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3c874ea85b5c31bc8755f5b4c647a6c31a399c98d860234f3a40d65389e8db

import type { ConcreteRequest } from 'relay-runtime';
export type SavePlayQueueInput = {
  currentId?: string | null | undefined;
  deviceId: string;
  isDeed: boolean;
  isPlaying: boolean;
  positionMs: number;
  trackIds?: ReadonlyArray<string> | null | undefined;
};
export type askDevicesSaveMutation$variables = {
  input: SavePlayQueueInput;
};
export type askDevicesSaveMutation$data = {
  readonly savePlayQueue: {
    readonly isKept?: boolean;
  };
};
export type askDevicesSaveMutation = {
  response: askDevicesSaveMutation$data;
  variables: askDevicesSaveMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isKept",
      "storageKey": null
    }
  ],
  "type": "SavePlayQueuePayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askDevicesSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savePlayQueue",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askDevicesSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "savePlayQueue",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5a3c874ea85b5c31bc8755f5b4c647a6c31a399c98d860234f3a40d65389e8db",
    "metadata": {},
    "name": "askDevicesSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1aa1c3a1bc8ee5513de4498563076839";

export default node;
