/**
 * @generated SignedSource<<9d93be62ceabf0c936e22ea6cd2a072d>>
 * @relayHash 0474a4d8036c8a54a36ee51cebb399cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 408ea66f01a1716596f8d7af4cd383359bc9a9e13dcd62a93630b86b76b5460a

import type { ConcreteRequest } from 'relay-runtime';
export type CompleteOnboardingInput = {
  userId: string;
};
export type useOnboardingCompleteMutation$variables = {
  input: CompleteOnboardingInput;
};
export type useOnboardingCompleteMutation$data = {
  readonly completeOnboarding: {
    readonly __typename: "CompleteOnboardingPayload";
    readonly viewer: {
      readonly id: string;
      readonly onboardingCompleted: boolean;
    };
  } | {
    readonly __typename: "UserNotFound";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOnboardingCompleteMutation = {
  response: useOnboardingCompleteMutation$data;
  variables: useOnboardingCompleteMutation$variables;
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
    "name": "completeOnboarding",
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
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
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
                "name": "onboardingCompleted",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CompleteOnboardingPayload",
        "abstractKey": null
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
        "type": "UserNotFound",
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
    "name": "useOnboardingCompleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOnboardingCompleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "408ea66f01a1716596f8d7af4cd383359bc9a9e13dcd62a93630b86b76b5460a",
    "metadata": {},
    "name": "useOnboardingCompleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8506abf9450e24cffbb9e5f60b173ad8";

export default node;
