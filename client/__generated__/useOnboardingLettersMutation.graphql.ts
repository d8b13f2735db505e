/**
 * @generated SignedSource<<82973102452cf8693a4bdc2543d6259a>>
 * @relayHash 245417dab074cc34b1b4d1545e163e08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4da54f6cab7316869030c720b3eff917d9a6e77610a9a5e3154b98682924c08c

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type useOnboardingLettersMutation$variables = Record<PropertyKey, never>;
export type useOnboardingLettersMutation$data = {
  readonly updatePreferences: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOnboardingLettersMutation = {
  response: useOnboardingLettersMutation$data;
  variables: useOnboardingLettersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {
          "marketingConsent": true
        }
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updatePreferences",
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
        "type": "InvalidInput",
        "abstractKey": null
      }
    ],
    "storageKey": "updatePreferences(input:{\"marketingConsent\":true})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOnboardingLettersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOnboardingLettersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4da54f6cab7316869030c720b3eff917d9a6e77610a9a5e3154b98682924c08c",
    "metadata": {},
    "name": "useOnboardingLettersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95dbee69fa23f25cd15fb9e25c4713c5";

export default node;
