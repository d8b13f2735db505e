/**
 * @generated SignedSource<<c5ef54dfc39261dbd9fbf750778bb19e>>
 * @relayHash b8f642b5f66fde50377e68e0c0feab1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 112396947f9988b30d92ce34816da6f6e2ab257bb54a4fa38016a963f4903f26

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchWorkspaceInput = {
  id: string;
};
export type useSwitchStudioMutation$variables = {
  input: SwitchWorkspaceInput;
};
export type useSwitchStudioMutation$data = {
  readonly switchWorkspace: {
    readonly viewer: {
      readonly id: string;
    };
  };
};
export type useSwitchStudioMutation = {
  response: useSwitchStudioMutation$data;
  variables: useSwitchStudioMutation$variables;
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
    "name": "useSwitchStudioMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSwitchStudioMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "112396947f9988b30d92ce34816da6f6e2ab257bb54a4fa38016a963f4903f26",
    "metadata": {},
    "name": "useSwitchStudioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96726a5edaf50f0cb5441f49cfe4bf97";

export default node;
