/**
 * @generated SignedSource<<a86044657b24f2e208647c8c4bda5d50>>
 * @relayHash dd506313e6c3201c1bc64809c582647c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f694cb95fe16df9382d2f8fa4f7cc577f51540a33aa0d6693993423ffc6c8bb

import type { ConcreteRequest } from 'relay-runtime';
export type FollowLevel = "everything" | "nothing" | "releases";
import type { Params } from "../../domain/words/refusal";
export type SetFollowLevelInput = {
  id: string;
  level: FollowLevel;
};
export type FollowLevelMenuMutation$variables = {
  input: SetFollowLevelInput;
};
export type FollowLevelMenuMutation$data = {
  readonly setFollowLevel: {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "SetFollowLevelPayload";
    readonly artist: {
      readonly followLevel: FollowLevel | null | undefined;
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type FollowLevelMenuMutation = {
  response: FollowLevelMenuMutation$data;
  variables: FollowLevelMenuMutation$variables;
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
    "name": "setFollowLevel",
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
            "concreteType": "Artist",
            "kind": "LinkedField",
            "name": "artist",
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
                "name": "followLevel",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SetFollowLevelPayload",
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
        "type": "NotFound",
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
    "name": "FollowLevelMenuMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowLevelMenuMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f694cb95fe16df9382d2f8fa4f7cc577f51540a33aa0d6693993423ffc6c8bb",
    "metadata": {},
    "name": "FollowLevelMenuMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61673e01dccdd647e6e2f4f8229e439b";

export default node;
