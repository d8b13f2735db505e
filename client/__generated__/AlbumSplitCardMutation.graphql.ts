/**
 * @generated SignedSource<<9befeb10a7ae9f543828d9892e0d11ab>>
 * @relayHash 998d1f16fc77a03453525227686bfe4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16f46d589f8da5e6ea2e6d09acb446886f472fde90c238eb19b4fc1ce743a5be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AlbumSplit = "count" | "length";
import type { Params } from "../../domain/words/refusal";
export type SetAlbumSplitInput = {
  albumSplit: AlbumSplit;
  releaseId: string;
};
export type AlbumSplitCardMutation$variables = {
  input: SetAlbumSplitInput;
};
export type AlbumSplitCardMutation$data = {
  readonly setAlbumSplit: {
    readonly __typename: string;
    readonly code?: string;
    readonly message?: string;
    readonly params?: Params;
    readonly release?: {
      readonly " $fragmentSpreads": FragmentRefs<"AlbumSplitCard_release">;
    };
  };
};
export type AlbumSplitCardMutation = {
  response: AlbumSplitCardMutation$data;
  variables: AlbumSplitCardMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AlbumSplitCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setAlbumSplit",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AlbumSplitCard_release"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetAlbumSplitPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "AlbumSplitCardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setAlbumSplit",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "albumSplit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetAlbumSplitPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "16f46d589f8da5e6ea2e6d09acb446886f472fde90c238eb19b4fc1ce743a5be",
    "metadata": {},
    "name": "AlbumSplitCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d541b3b2802b3712da75255b6ccb4dd0";

export default node;
