/**
 * @generated SignedSource<<40e07e209456e095430a648d5aab8806>>
 * @relayHash d4fa2689df747582fa36240265816d4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f2d8b2b2ec0d20bc0afa9c337390ebf071f2cf2592666907a074e3a88f8e13

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type loadFeaturedQuery$variables = {
  first: number;
};
export type loadFeaturedQuery$data = {
  readonly newReleases: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly artistNames: ReadonlyArray<string>;
        readonly coverUrl: string;
        readonly id: string;
        readonly pagePath: string | null | undefined;
        readonly title: string;
        readonly tracks: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string;
              readonly state: TrackState;
            };
          }>;
        };
      };
    }>;
  };
};
export type loadFeaturedQuery = {
  response: loadFeaturedQuery$data;
  variables: loadFeaturedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "ReleaseConnection",
    "kind": "LinkedField",
    "name": "newReleases",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReleaseConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "artistNames",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "coverUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pagePath",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "ReleaseTracksConnection",
                "kind": "LinkedField",
                "name": "tracks",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReleaseTracksConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Track",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "tracks(first:50)"
              }
            ],
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
    "name": "loadFeaturedQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "loadFeaturedQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f4f2d8b2b2ec0d20bc0afa9c337390ebf071f2cf2592666907a074e3a88f8e13",
    "metadata": {},
    "name": "loadFeaturedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66c4cfcaed1938901597974f258171da";

export default node;
