/**
 * @generated SignedSource<<ca09712a6f36687ef1e042c2e92a6f23>>
 * @relayHash 0b82f2b6327a7052573605606a86c755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b044ff6dfb5b56d4d1181f91a9e23ef333f42c124756940d0d8fddaf71a3eb17

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
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
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
    "id": "b044ff6dfb5b56d4d1181f91a9e23ef333f42c124756940d0d8fddaf71a3eb17",
    "metadata": {},
    "name": "useOnboardingCompleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22bcdc89be48dcab72b1bbbc045ee15a";

export default node;
