/**
 * @generated SignedSource<<263cbd2afdfe52c929ddd589f3972fe7>>
 * @relayHash c35abafb2823814eda39e61a4679c0f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8603ad0c8b42b589687457ca3c4ccb604a8c616cc672e77525b6bf0e91794ab2

import type { ConcreteRequest } from 'relay-runtime';
export type LibraryWatchSubscription$variables = Record<PropertyKey, never>;
export type LibraryWatchSubscription$data = {
  readonly libraryChanged: {
    readonly artist: {
      readonly followerCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    } | null | undefined;
    readonly release: {
      readonly id: string;
      readonly isSaved: boolean;
    } | null | undefined;
    readonly track: {
      readonly id: string;
      readonly isLiked: boolean;
    } | null | undefined;
  };
};
export type LibraryWatchSubscription = {
  response: LibraryWatchSubscription$data;
  variables: LibraryWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LibraryChange",
    "kind": "LinkedField",
    "name": "libraryChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Track",
        "kind": "LinkedField",
        "name": "track",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLiked",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSaved",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Artist",
        "kind": "LinkedField",
        "name": "artist",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LibraryWatchSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LibraryWatchSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8603ad0c8b42b589687457ca3c4ccb604a8c616cc672e77525b6bf0e91794ab2",
    "metadata": {},
    "name": "LibraryWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8cce9132d6d74c1b8e60ae17c11e444f";

export default node;
