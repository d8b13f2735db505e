/**
 * @generated SignedSource<<43991cf503030652017b244c95b78c9e>>
 * @relayHash 2b14b6e3d15206a1311475e9927cfb16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e006039334fe7b50a674486287dca5f95b5f6dc9c171e8b701e7b0003db2e56

import type { ConcreteRequest } from 'relay-runtime';
export type useOnboardingLettersMutation$variables = Record<PropertyKey, never>;
export type useOnboardingLettersMutation$data = {
  readonly updatePreferences: {
    readonly __typename: "InvalidInput";
    readonly message: string;
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
    "id": "2e006039334fe7b50a674486287dca5f95b5f6dc9c171e8b701e7b0003db2e56",
    "metadata": {},
    "name": "useOnboardingLettersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffaf9c91537e50bd267d6b4663032586";

export default node;
