/**
 * @generated SignedSource<<606cfe310fee7c0f682d0fba4757f50d>>
 * @relayHash 39caf217dcfb178d6a95947797f0d252
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d48b270044fa1f9f0e90463d5344f9fa70ac13133a1f546c0672822cfcd33a0

import type { ConcreteRequest } from 'relay-runtime';
export type SuspendWorkspaceInput = {
  id: string;
  reason: string;
};
export type useStudioVerbsSuspendMutation$variables = {
  input: SuspendWorkspaceInput;
};
export type useStudioVerbsSuspendMutation$data = {
  readonly suspendWorkspace: {
    readonly __typename: "InvalidInput";
    readonly field: string;
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "SuspendWorkspacePayload";
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
export type useStudioVerbsSuspendMutation = {
  response: useStudioVerbsSuspendMutation$data;
  variables: useStudioVerbsSuspendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
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
    "name": "suspendWorkspace",
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
        "type": "SuspendWorkspacePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useStudioVerbsSuspendMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStudioVerbsSuspendMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4d48b270044fa1f9f0e90463d5344f9fa70ac13133a1f546c0672822cfcd33a0",
    "metadata": {},
    "name": "useStudioVerbsSuspendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "923275f18ba900db354b9ba1f7a53d80";

export default node;
