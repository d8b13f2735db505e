/**
 * @generated SignedSource<<966de7513bc3c23b7437cccff6567e13>>
 * @relayHash ef728d8326189820857a4c632ae03d7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f362166b244aea7cca678e0d12c7f0bcf6d55b66e761403abcca44be4cd6c3

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
      readonly id: string;
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
    "id": "f4f362166b244aea7cca678e0d12c7f0bcf6d55b66e761403abcca44be4cd6c3",
    "metadata": {},
    "name": "useStudioVerbsTierMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ceed3176278723790fe5156e8dc0a569";

export default node;
