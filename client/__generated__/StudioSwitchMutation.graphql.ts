/**
 * @generated SignedSource<<f12246cfaac8239b076d1d48b62874d2>>
 * @relayHash 1553a79b06e07c577b9d22bfcf03a210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d04a541e9d2a704cfaadddd07177ba3d8853ae0a29e800b418eceaeb535383f

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchWorkspaceInput = {
  id: string;
};
export type StudioSwitchMutation$variables = {
  input: SwitchWorkspaceInput;
};
export type StudioSwitchMutation$data = {
  readonly switchWorkspace: {
    readonly viewer: {
      readonly id: string;
    };
  };
};
export type StudioSwitchMutation = {
  response: StudioSwitchMutation$data;
  variables: StudioSwitchMutation$variables;
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
    "concreteType": "SwitchWorkspacePayload",
    "kind": "LinkedField",
    "name": "switchWorkspace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "StudioSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StudioSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d04a541e9d2a704cfaadddd07177ba3d8853ae0a29e800b418eceaeb535383f",
    "metadata": {},
    "name": "StudioSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "565d34f8cbe73d3fdbe95e88a1917474";

export default node;
