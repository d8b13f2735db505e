/**
 * @generated SignedSource<<1d086bc9b854b82a10e27a6b8d35e6c4>>
 * @relayHash 8c49ad44d9616da29e73d9a201e8d5dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89d8dd605ac241e23615660ff7d0f08fa73a40391ee2a92ba3cc4764c387e4d9

import type { ConcreteRequest } from 'relay-runtime';
export type Capability = "artist" | "fan";
import type { Params } from "../../domain/words/refusal";
export type SaveOnboardingStepInput = {
  genres?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  side: Capability;
  step: number;
};
export type useOnboardingSaveMutation$variables = {
  input: SaveOnboardingStepInput;
};
export type useOnboardingSaveMutation$data = {
  readonly saveOnboardingStep: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "SaveOnboardingStepPayload";
    readonly viewer: {
      readonly fullName: string;
      readonly id: string;
      readonly onboardingStep: number;
      readonly stageName: string | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOnboardingSaveMutation = {
  response: useOnboardingSaveMutation$data;
  variables: useOnboardingSaveMutation$variables;
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
    "name": "saveOnboardingStep",
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
                "name": "onboardingStep",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stageName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SaveOnboardingStepPayload",
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
        "type": "InvalidInput",
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
    "name": "useOnboardingSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOnboardingSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89d8dd605ac241e23615660ff7d0f08fa73a40391ee2a92ba3cc4764c387e4d9",
    "metadata": {},
    "name": "useOnboardingSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "294c659e06ae2a5bc5b2ea52e2c1345b";

export default node;
