/**
 * @generated SignedSource<<5ae29d7e14fcce5f9838ab732f0a6318>>
 * @relayHash 0148513e619e2a7d541e65731277fecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e0c85045456d3a60c020a12b671323c3406bb801ea9e3c190e9c7ac114a80f9

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAgentInput = {
  id: string;
};
export type useOwnAgentsDeleteMutation$variables = {
  input: DeleteAgentInput;
};
export type useOwnAgentsDeleteMutation$data = {
  readonly deleteAgent: {
    readonly __typename: "DeleteAgentPayload";
    readonly deletedId: string;
    readonly viewer: {
      readonly aiAgents: ReadonlyArray<{
        readonly id: string;
        readonly slug: string;
      }>;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOwnAgentsDeleteMutation = {
  response: useOwnAgentsDeleteMutation$data;
  variables: useOwnAgentsDeleteMutation$variables;
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
  "name": "id",
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
    "name": "deleteAgent",
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
            "kind": "ScalarField",
            "name": "deletedId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AiAgent",
                "kind": "LinkedField",
                "name": "aiAgents",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DeleteAgentPayload",
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
    "name": "useOwnAgentsDeleteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnAgentsDeleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9e0c85045456d3a60c020a12b671323c3406bb801ea9e3c190e9c7ac114a80f9",
    "metadata": {},
    "name": "useOwnAgentsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47b96e7dae91073f5f43e3a16dbcd2d4";

export default node;
