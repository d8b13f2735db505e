/**
 * @generated SignedSource<<88e352d7208b5f2f0981d852056d5487>>
 * @relayHash d61b885644696417c304e420c4b812f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d2d2dafdb4ae2f5c17910e75c263ebebbca5cdde712cc9663cfae1cacb05fd8

import type { ConcreteRequest } from 'relay-runtime';
export type ReleaseType = "album" | "compilation" | "djmix" | "ep" | "live" | "remix" | "single";
export type CreateReleaseInput = {
  title: string;
  trackIds?: ReadonlyArray<string> | null | undefined;
  type?: ReleaseType | null | undefined;
  workspaceId: string;
};
export type NewReleaseDialogMutation$variables = {
  input: CreateReleaseInput;
};
export type NewReleaseDialogMutation$data = {
  readonly createRelease: {
    readonly __typename: "CreateReleasePayload";
    readonly release: {
      readonly id: string;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type NewReleaseDialogMutation = {
  response: NewReleaseDialogMutation$data;
  variables: NewReleaseDialogMutation$variables;
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
    "name": "createRelease",
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
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "release",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreateReleasePayload",
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
    "name": "NewReleaseDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewReleaseDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7d2d2dafdb4ae2f5c17910e75c263ebebbca5cdde712cc9663cfae1cacb05fd8",
    "metadata": {},
    "name": "NewReleaseDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f39511000f269eba4b6d19b1a9a477fd";

export default node;
