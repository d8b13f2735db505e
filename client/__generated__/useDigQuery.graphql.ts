/**
 * @generated SignedSource<<a6b9212ad5f49fed0b3ba1cf34e195ad>>
 * @relayHash 2e1421ae7aac8b3dcf1ac7771ed523d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5d507b3462951a0d0c6de95d3c69334c262866514235464bfcb5606f7d1aa8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDigQuery$variables = {
  genre?: string | null | undefined;
  mood?: string | null | undefined;
  tempoFrom?: number | null | undefined;
  tempoTo?: number | null | undefined;
  without: ReadonlyArray<string>;
};
export type useDigQuery$data = {
  readonly viewer: {
    readonly discover: {
      readonly dig: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DigCard_track">;
      }>;
    };
    readonly id: string;
  } | null | undefined;
};
export type useDigQuery = {
  response: useDigQuery$data;
  variables: useDigQuery$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "without"
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
  },
  {
    "kind": "Variable",
    "name": "without",
    "variableName": "without"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDigQuery",
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
    "name": "useDigQuery",
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
    "id": "5d5d507b3462951a0d0c6de95d3c69334c262866514235464bfcb5606f7d1aa8",
    "metadata": {},
    "name": "useDigQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eda130f3e8e5d5edd43d610c376b93cb";

export default node;
