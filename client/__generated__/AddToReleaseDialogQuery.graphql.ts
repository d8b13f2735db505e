/**
 * @generated SignedSource<<3538d31ddb5d82ffb5b22cbaa30322c8>>
 * @relayHash 2f29eb3598b1f0ceedf5f880a1c69955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d07100f595270c75e017dbcd7cc7c4b7b506796b6c3afaa220cd65e1ad519f26

import type { ConcreteRequest } from 'relay-runtime';
export type AddToReleaseDialogQuery$variables = Record<PropertyKey, never>;
export type AddToReleaseDialogQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly releases: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly runningOrder: ReadonlyArray<{
              readonly disc: number;
              readonly isInstant: boolean;
              readonly track: {
                readonly id: string;
              };
            }>;
            readonly title: string;
            readonly version: number;
          };
        }>;
      };
    } | null | undefined;
  } | null | undefined;
};
export type AddToReleaseDialogQuery = {
  response: AddToReleaseDialogQuery$data;
  variables: AddToReleaseDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "states": [
          "draft",
          "ready"
        ]
      }
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 60
    }
  ],
  "concreteType": "WorkspaceReleasesConnection",
  "kind": "LinkedField",
  "name": "releases",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkspaceReleasesConnectionEdge",
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
            (v0/*:: as any*/),
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
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ReleaseTrack",
              "kind": "LinkedField",
              "name": "runningOrder",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "disc",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isInstant",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Track",
                  "kind": "LinkedField",
                  "name": "track",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
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
  ],
  "storageKey": "releases(filter:{\"states\":[\"draft\",\"ready\"]},first:60)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddToReleaseDialogQuery",
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
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddToReleaseDialogQuery",
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
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d07100f595270c75e017dbcd7cc7c4b7b506796b6c3afaa220cd65e1ad519f26",
    "metadata": {},
    "name": "AddToReleaseDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb9c8299ef96f01a1bde38febc6fd737";

export default node;
