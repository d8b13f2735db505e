/**
 * @generated SignedSource<<52590bfdec46e4f76c12a69348d0efad>>
 * @relayHash 3e8f296885f40a6b144463d75789b862
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3986ac73ec8afd150d6989ca7b97aadf56ba58ff57744571327c7ff6e327d03d

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type StreamQuality = "basic" | "high" | "lossless";
export type SubscriptionKind = "fan" | "studio";
export type SubscriptionStatus = "active" | "canceled" | "past_due" | "trialing";
export type Tier = "enterprise" | "free" | "pro" | "trial";
export type useReturnMutation$variables = Record<PropertyKey, never>;
export type useReturnMutation$data = {
  readonly refreshSubscriptions: {
    readonly viewer?: {
      readonly id: string;
      readonly ownTier: Tier;
      readonly preferences: {
        readonly openQualities: ReadonlyArray<StreamQuality>;
        readonly streamingQuality: StreamQuality;
      };
      readonly role: Role;
      readonly subscriptions: ReadonlyArray<{
        readonly cancelAtPeriodEnd: boolean;
        readonly currentPeriodEnd: number | null | undefined;
        readonly kind: SubscriptionKind;
        readonly paymentMethodBrand: string | null | undefined;
        readonly paymentMethodLast4: string | null | undefined;
        readonly priceKey: string | null | undefined;
        readonly status: SubscriptionStatus;
        readonly tier: Tier | null | undefined;
      }>;
      readonly tier: Tier;
      readonly workspace: {
        readonly id: string;
        readonly tier: Tier;
        readonly trackAllowance: number | null | undefined;
      } | null | undefined;
    };
  };
};
export type useReturnMutation = {
  response: useReturnMutation$data;
  variables: useReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tier",
  "storageKey": null
},
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownTier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonSubscription",
          "kind": "LinkedField",
          "name": "subscriptions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priceKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currentPeriodEnd",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cancelAtPeriodEnd",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentMethodBrand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentMethodLast4",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Preferences",
          "kind": "LinkedField",
          "name": "preferences",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "openQualities",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "streamingQuality",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Workspace",
          "kind": "LinkedField",
          "name": "workspace",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "trackAllowance",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RefreshSubscriptionsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReturnMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refreshSubscriptions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReturnMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "refreshSubscriptions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3986ac73ec8afd150d6989ca7b97aadf56ba58ff57744571327c7ff6e327d03d",
    "metadata": {},
    "name": "useReturnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "682dfa4d54def4a259944ec597cebc04";

export default node;
