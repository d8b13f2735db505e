/**
 * @generated SignedSource<<a0e37491760fbed7ad609130961f0817>>
 * @relayHash 37ac3b2cec79f036bcc8f1264effd906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0b4923802aa74aade188eafc0bab5bd2725bf065ad4e1547c977c0418df06a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WriterRole = "A" | "C" | "CA";
export type TrackWordsQuery$variables = {
  id: string;
};
export type TrackWordsQuery$data = {
  readonly node: {
    readonly track: {
      readonly contributors: ReadonlyArray<{
        readonly party: {
          readonly name: string;
        };
        readonly role: string;
      }>;
      readonly creditsText: string | null | undefined;
      readonly works: ReadonlyArray<{
        readonly writers: ReadonlyArray<{
          readonly party: {
            readonly name: string;
          };
          readonly role: WriterRole;
        }>;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"AiDisclosure_track" | "TrackLyrics_track">;
    } | null | undefined;
  } | null | undefined;
};
export type TrackWordsQuery = {
  response: TrackWordsQuery$data;
  variables: TrackWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creditsText",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Party",
    "kind": "LinkedField",
    "name": "party",
    "plural": false,
    "selections": [
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Party",
    "kind": "LinkedField",
    "name": "party",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrackWordsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Contributor",
                  "kind": "LinkedField",
                  "name": "contributors",
                  "plural": true,
                  "selections": (v5/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Work",
                  "kind": "LinkedField",
                  "name": "works",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Writer",
                      "kind": "LinkedField",
                      "name": "writers",
                      "plural": true,
                      "selections": (v5/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TrackLyrics_track"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AiDisclosure_track"
                }
              ],
              "type": "Track",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "track"
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
    "name": "TrackWordsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Contributor",
                "kind": "LinkedField",
                "name": "contributors",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "works",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Writer",
                    "kind": "LinkedField",
                    "name": "writers",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Lyrics",
                "kind": "LinkedField",
                "name": "lyrics",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plain",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LyricLine",
                    "kind": "LinkedField",
                    "name": "timed",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startMs",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAiDisputed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AiDisclosure",
                "kind": "LinkedField",
                "name": "aiDisclosure",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vocals",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "instrumentation",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "composition",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lyrics",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postProduction",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Track",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0b4923802aa74aade188eafc0bab5bd2725bf065ad4e1547c977c0418df06a4",
    "metadata": {},
    "name": "TrackWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "439d11b64cbd31caf5625feebad5bf1a";

export default node;
