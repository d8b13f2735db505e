/**
 * @generated SignedSource<<645c871e3a3c7f43a83a2d75b4b05e05>>
 * @relayHash 64fb0d1c331a50e88208131875a028bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b39fbb348bab685d805beb156bef9d2da7ef3f76d85b9f578b48aabbe181b31f

import type { ConcreteRequest } from 'relay-runtime';
export type ChooseAgentInput = {
  active?: boolean | null | undefined;
  id: string;
  voiceId?: string | null | undefined;
};
export type AgentCardMutation$variables = {
  input: ChooseAgentInput;
};
export type AgentCardMutation$data = {
  readonly chooseAgent: {
    readonly __typename: "ChooseAgentPayload";
    readonly agent: {
      readonly active: boolean;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AgentCardMutation = {
  response: AgentCardMutation$data;
  variables: AgentCardMutation$variables;
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
    "name": "chooseAgent",
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
            "concreteType": "AiAgent",
            "kind": "LinkedField",
            "name": "agent",
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
                "name": "active",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ChooseAgentPayload",
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
    "name": "AgentCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgentCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b39fbb348bab685d805beb156bef9d2da7ef3f76d85b9f578b48aabbe181b31f",
    "metadata": {},
    "name": "AgentCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27d933a39bacf551b354bf4b5d8af64f";

export default node;
