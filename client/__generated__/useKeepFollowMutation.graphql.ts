/**
 * @generated SignedSource<<8e3930051b736b4b4e06f902300152c2>>
 * @relayHash fdadaee360086c708c3d36d5616fae01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b14bf3aa4eaa27234f2ff8d22102108b291629856e2526de9375f18d625100

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type FollowArtistInput = {
  id: string;
};
export type useKeepFollowMutation$variables = {
  input: FollowArtistInput;
};
export type useKeepFollowMutation$data = {
  readonly kept: {
    readonly __typename: "FollowArtistPayload";
    readonly artist: {
      readonly followerCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useKeepFollowMutation = {
  response: useKeepFollowMutation$data;
  variables: useKeepFollowMutation$variables;
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
v2 = [
  {
    "alias": "kept",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "followArtist",
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
                "name": "isFollowed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followerCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "FollowArtistPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "useKeepFollowMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepFollowMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "08b14bf3aa4eaa27234f2ff8d22102108b291629856e2526de9375f18d625100",
    "metadata": {},
    "name": "useKeepFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8d9313701db6283beaa8f0255a109d7";

export default node;
