/**
 * @generated SignedSource<<cf076083a0b22cc4d0b7e93cd3636079>>
 * @relayHash 32ef79e39367f9c512c83684b73f161e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d84b982b0d673a220124b70a8b47a0428474f049a97a5176d0e0d76a1017965c

import type { ConcreteRequest } from 'relay-runtime';
export type ReleaseType = "album" | "compilation" | "djmix" | "ep" | "live" | "remix" | "single";
import type { Params } from "../../domain/words/refusal";
export type CreateReleaseInput = {
  id?: string | null | undefined;
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
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
    "id": "d84b982b0d673a220124b70a8b47a0428474f049a97a5176d0e0d76a1017965c",
    "metadata": {},
    "name": "NewReleaseDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eb31f698061f4efcea462338d69404e7";

export default node;
