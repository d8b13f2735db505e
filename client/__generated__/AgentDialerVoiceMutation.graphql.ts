/**
 * @generated SignedSource<<00034a788c625e7377cfc77731433473>>
 * @relayHash 3b7e21b550ff67deecee70ee86153624
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a4ed65a00bc2c7002aa5f99e24220b79202c440f644704711904a13915d57b7

import type { ConcreteRequest } from 'relay-runtime';
export type ChooseAgentInput = {
  active?: boolean | null | undefined;
  id: string;
  voiceId?: string | null | undefined;
};
export type AgentDialerVoiceMutation$variables = {
  input: ChooseAgentInput;
};
export type AgentDialerVoiceMutation$data = {
  readonly chooseAgent: {
    readonly __typename: "ChooseAgentPayload";
    readonly agent: {
      readonly id: string;
      readonly voiceId: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AgentDialerVoiceMutation = {
  response: AgentDialerVoiceMutation$data;
  variables: AgentDialerVoiceMutation$variables;
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
                "name": "voiceId",
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
    "name": "AgentDialerVoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgentDialerVoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9a4ed65a00bc2c7002aa5f99e24220b79202c440f644704711904a13915d57b7",
    "metadata": {},
    "name": "AgentDialerVoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0b85ed18482ea32075a47fe0546569e";

export default node;
