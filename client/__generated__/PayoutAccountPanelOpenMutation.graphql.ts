/**
 * @generated SignedSource<<699c2f7a67e2f16b2c8eed04238bde0c>>
 * @relayHash 9576af7f87a66f5ce1dc04f3f158deb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ae817f7e29d39cb88323918726086e838e720fe5106b9e31c7bd09732728c35

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type PayoutAccountPanelOpenMutation$variables = {
  country: string;
  workspaceId: string;
};
export type PayoutAccountPanelOpenMutation$data = {
  readonly openPayoutAccount: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly params?: Params;
    readonly url?: string;
  };
};
export type PayoutAccountPanelOpenMutation = {
  response: PayoutAccountPanelOpenMutation$data;
  variables: PayoutAccountPanelOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "workspaceId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "country",
            "variableName": "country"
          },
          {
            "kind": "Variable",
            "name": "workspaceId",
            "variableName": "workspaceId"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openPayoutAccount",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "OpenPayoutAccountPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PayoutAccountPanelOpenMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PayoutAccountPanelOpenMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "9ae817f7e29d39cb88323918726086e838e720fe5106b9e31c7bd09732728c35",
    "metadata": {},
    "name": "PayoutAccountPanelOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0751376f04f91afd557fb3d39071fee7";

export default node;
