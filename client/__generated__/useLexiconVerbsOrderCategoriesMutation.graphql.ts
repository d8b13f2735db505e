/**
 * @generated SignedSource<<64e32e7eafe2bb8cce53ea45b338c1cb>>
 * @relayHash 762bb2d627f224591ea689e4f0bf99eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94b2e1f9aa7d9e479db36324e42cd30d64f1b8d070485d8603a5a3b4f95edee2

import type { ConcreteRequest } from 'relay-runtime';
export type OrderLexiconCategoriesInput = {
  ids: ReadonlyArray<string>;
};
export type useLexiconVerbsOrderCategoriesMutation$variables = {
  input: OrderLexiconCategoriesInput;
};
export type useLexiconVerbsOrderCategoriesMutation$data = {
  readonly orderLexiconCategories: {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "OrderLexiconCategoriesPayload";
    readonly admin: {
      readonly lexiconCategories: ReadonlyArray<{
        readonly id: string;
      }>;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useLexiconVerbsOrderCategoriesMutation = {
  response: useLexiconVerbsOrderCategoriesMutation$data;
  variables: useLexiconVerbsOrderCategoriesMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "LexiconCategory",
  "kind": "LinkedField",
  "name": "lexiconCategories",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "NotFound",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLexiconVerbsOrderCategoriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "orderLexiconCategories",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Admin",
                "kind": "LinkedField",
                "name": "admin",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "OrderLexiconCategoriesPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLexiconVerbsOrderCategoriesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "orderLexiconCategories",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Admin",
                "kind": "LinkedField",
                "name": "admin",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "OrderLexiconCategoriesPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "94b2e1f9aa7d9e479db36324e42cd30d64f1b8d070485d8603a5a3b4f95edee2",
    "metadata": {},
    "name": "useLexiconVerbsOrderCategoriesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd567bde51494114ac09abde840fb941";

export default node;
