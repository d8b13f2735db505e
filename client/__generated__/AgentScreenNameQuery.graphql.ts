/**
 * @generated SignedSource<<b5b413d3c194caaa176b124b9f88caae>>
 * @relayHash 39949629d4f585cb733937d160266f45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2523b86e4de8ee47baad82df50339210e4aafaca0f642232caabb7f9952601aa

import type { ConcreteRequest } from 'relay-runtime';
export type AgentScreenNameQuery$variables = {
  id: string;
};
export type AgentScreenNameQuery$data = {
  readonly node: {
    readonly name?: string;
    readonly slug?: string;
  } | null | undefined;
};
export type AgentScreenNameQuery = {
  response: AgentScreenNameQuery$data;
  variables: AgentScreenNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "AiAgent",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AgentScreenNameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgentScreenNameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "2523b86e4de8ee47baad82df50339210e4aafaca0f642232caabb7f9952601aa",
    "metadata": {},
    "name": "AgentScreenNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bed82a547df14f6ed551baa1b62c1f0";

export default node;
