/**
 * @generated SignedSource<<4a7e48467cfde7b78a7a5a06ab8e8d7a>>
 * @relayHash 48ce97ff5b8bae76555780ff2c65d277
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fc8c529f0b31368250773471d310538c856219fd51afff6bbe08cf0bb158b28

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreWorkspaceInput = {
  id: string;
};
export type useStudioVerbsRestoreMutation$variables = {
  input: RestoreWorkspaceInput;
};
export type useStudioVerbsRestoreMutation$data = {
  readonly restoreWorkspace: {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "RestoreWorkspacePayload";
    readonly workspace: {
      readonly id: string;
      readonly suspendedAt: string | null | undefined;
      readonly suspensionReason: string | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStudioVerbsRestoreMutation = {
  response: useStudioVerbsRestoreMutation$data;
  variables: useStudioVerbsRestoreMutation$variables;
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
    "name": "restoreWorkspace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AdminWorkspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspendedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspensionReason",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RestoreWorkspacePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "NotFound",
        "abstractKey": null
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
    "name": "useStudioVerbsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStudioVerbsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8fc8c529f0b31368250773471d310538c856219fd51afff6bbe08cf0bb158b28",
    "metadata": {},
    "name": "useStudioVerbsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca819c059a03a7f67b05226f7e5a8487";

export default node;
