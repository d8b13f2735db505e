/**
 * @generated SignedSource<<25a9d50a99907f60d18a637a6f0f4989>>
 * @relayHash 0bf5f83d0795841b070a60de52c56fe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fcafc8445792970c96c0ad0f8645f135964696908d5494ddbe6a4483b21a0da

import type { ConcreteRequest } from 'relay-runtime';
export type Tier = "enterprise" | "free" | "pro" | "trial";
export type ChangeWorkspaceTierInput = {
  id: string;
  reason: string;
  tier: Tier;
};
export type useStudioVerbsTierMutation$variables = {
  input: ChangeWorkspaceTierInput;
};
export type useStudioVerbsTierMutation$data = {
  readonly changeWorkspaceTier: {
    readonly __typename: "ChangeWorkspaceTierPayload";
    readonly workspace: {
      readonly effectiveTier: Tier;
      readonly id: string;
      readonly isOwnersPlan: boolean;
      readonly subscriptionTier: Tier;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly field: string;
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStudioVerbsTierMutation = {
  response: useStudioVerbsTierMutation$data;
  variables: useStudioVerbsTierMutation$variables;
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
    "name": "changeWorkspaceTier",
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
                "name": "subscriptionTier",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "effectiveTier",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwnersPlan",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ChangeWorkspaceTierPayload",
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
    "name": "useStudioVerbsTierMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStudioVerbsTierMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2fcafc8445792970c96c0ad0f8645f135964696908d5494ddbe6a4483b21a0da",
    "metadata": {},
    "name": "useStudioVerbsTierMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5597106c33d42546eba9bd22b27fdbb5";

export default node;
