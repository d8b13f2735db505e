/**
 * @generated SignedSource<<eb61e58dbc1dc2c10601397a567e08e4>>
 * @relayHash 6fa743a33944e2210ce30ee9bb239eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75326b95f451a7c574015e5e0c1eb093efc6454a5d734705bbd3d706d45290c7

import type { ConcreteRequest } from 'relay-runtime';
export type PlanSource = "ended" | "given" | "ownTier" | "role" | "start" | "subscription" | "trialOver";
export type Tier = "enterprise" | "free" | "pro" | "trial";
import type { Params } from "../../domain/words/refusal";
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
      readonly planSource: PlanSource;
      readonly subscriptionTier: Tier;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
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
                "name": "planSource",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStudioVerbsTierMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "75326b95f451a7c574015e5e0c1eb093efc6454a5d734705bbd3d706d45290c7",
    "metadata": {},
    "name": "useStudioVerbsTierMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "29165dfaf6ebdb45280a2e878f65134b";

export default node;
