/**
 * @generated SignedSource<<a6fd6852da8e99779a41e23ad0617cb3>>
 * @relayHash 0566a4b30d6207223b4f2a195c993825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c0c7dbb738b42982fe82b1de2519358195aa9585bbf0e1230655f01e279c66

import type { ConcreteRequest } from 'relay-runtime';
export type Capability = "artist" | "fan";
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
    readonly message: string;
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
    "id": "52c0c7dbb738b42982fe82b1de2519358195aa9585bbf0e1230655f01e279c66",
    "metadata": {},
    "name": "useOnboardingSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "844909cc743f12d666cdb5fe68e51256";

export default node;
