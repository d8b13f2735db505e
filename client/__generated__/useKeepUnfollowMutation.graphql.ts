/**
 * @generated SignedSource<<65b8b7d3d8fea9fd448a6ef3cac4cd43>>
 * @relayHash 5988f20b399951d9750f086acc2539e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de7308875a892f93233a9b061703dd85653141e245db7fe05507e83d5618345c

import type { ConcreteRequest } from 'relay-runtime';
export type UnfollowArtistInput = {
  id: string;
};
export type useKeepUnfollowMutation$variables = {
  input: UnfollowArtistInput;
};
export type useKeepUnfollowMutation$data = {
  readonly unfollowArtist: {
    readonly artist: {
      readonly followerCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    } | null | undefined;
  };
};
export type useKeepUnfollowMutation = {
  response: useKeepUnfollowMutation$data;
  variables: useKeepUnfollowMutation$variables;
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
    "concreteType": "UnfollowArtistPayload",
    "kind": "LinkedField",
    "name": "unfollowArtist",
    "plural": false,
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKeepUnfollowMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepUnfollowMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de7308875a892f93233a9b061703dd85653141e245db7fe05507e83d5618345c",
    "metadata": {},
    "name": "useKeepUnfollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60c8864856d84d788749e29445831f47";

export default node;
