/**
 * @generated SignedSource<<13696fa357f0949c60e6d42113c83379>>
 * @relayHash 0ce741ec2579e4dffb62440614255703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c529db3d9c4fa589779ab8052e3dff883c9153fe847ad0523f69e61b58c9906d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DigScreenQuery$variables = {
  genre?: string | null | undefined;
  mood?: string | null | undefined;
  tempoFrom?: number | null | undefined;
  tempoTo?: number | null | undefined;
};
export type DigScreenQuery$data = {
  readonly viewer: {
    readonly discover: {
      readonly dig: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DigCard_track">;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"DigDials_discover">;
    };
    readonly id: string;
  } | null | undefined;
};
export type DigScreenQuery = {
  response: DigScreenQuery$data;
  variables: DigScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "genre"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mood"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tempoFrom"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tempoTo"
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
    "kind": "Variable",
    "name": "genre",
    "variableName": "genre"
  },
  {
    "kind": "Variable",
    "name": "mood",
    "variableName": "mood"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "tempoFrom",
    "variableName": "tempoFrom"
  },
  {
    "kind": "Variable",
    "name": "tempoTo",
    "variableName": "tempoTo"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DigScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Discover",
            "kind": "LinkedField",
            "name": "discover",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DigDials_discover"
              },
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "Track",
                "kind": "LinkedField",
                "name": "dig",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DigCard_track"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DigScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Discover",
            "kind": "LinkedField",
            "name": "discover",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DiscoverHub",
                "kind": "LinkedField",
                "name": "hubs",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "Track",
                "kind": "LinkedField",
                "name": "dig",
                "plural": true,
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
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isLiked",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "genre",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mood",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bpm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duration",
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
    ]
  },
  "params": {
    "id": "c529db3d9c4fa589779ab8052e3dff883c9153fe847ad0523f69e61b58c9906d",
    "metadata": {},
    "name": "DigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e116ee558363882f7de066af216de5a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
