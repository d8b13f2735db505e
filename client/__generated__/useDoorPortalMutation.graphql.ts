/**
 * @generated SignedSource<<82315f11acf0cafb60e1aa98f186f285>>
 * @relayHash 2f3305dc291ffa0d6a6fa4d101eb3db5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf54cf6394ae22bad516b8f6e73fb7f42736c90a4147fd54a0d72fc7f59aad4

import type { ConcreteRequest } from 'relay-runtime';
export type PortalFlow = "CANCEL" | "CARD" | "CHANGE" | "HOME" | "RESUME";
export type SubscriptionKind = "fan" | "studio";
import type { Params } from "../../domain/words/refusal";
export type useDoorPortalMutation$variables = {
  flow: PortalFlow;
  kind: SubscriptionKind;
  priceKey?: string | null | undefined;
};
export type useDoorPortalMutation$data = {
  readonly openPortal: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly params?: Params;
    readonly url?: string;
  };
};
export type useDoorPortalMutation = {
  response: useDoorPortalMutation$data;
  variables: useDoorPortalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "flow"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "priceKey"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "flow",
            "variableName": "flow"
          },
          {
            "kind": "Variable",
            "name": "kind",
            "variableName": "kind"
          },
          {
            "kind": "Variable",
            "name": "priceKey",
            "variableName": "priceKey"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openPortal",
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
        "type": "OpenPortalPayload",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDoorPortalMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDoorPortalMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "caf54cf6394ae22bad516b8f6e73fb7f42736c90a4147fd54a0d72fc7f59aad4",
    "metadata": {},
    "name": "useDoorPortalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c8cea61d5965c4c7641c8e359e9ce10";

export default node;
