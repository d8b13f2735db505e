/**
 * @generated SignedSource<<a40c8bc6b6ec65486c3967ea509f0475>>
 * @relayHash 51806d8310485776dc336281d3096aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59ab8aa7e50fec2217ba92889ac122a3b290cd3166774985982bcb17369f18a9

import type { ConcreteRequest } from 'relay-runtime';
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
export type TransitionReason = "blocked" | "datePast" | "heard" | "noCover" | "noDate" | "noTrack" | "tooLate" | "tracksNotReady" | "wrongState";
export type ArchiveReleaseInput = {
  id: string;
};
export type useReleaseVerbsArchiveMutation$variables = {
  input: ArchiveReleaseInput;
};
export type useReleaseVerbsArchiveMutation$data = {
  readonly verb: {
    readonly __typename: "ArchiveReleasePayload";
    readonly release: {
      readonly date: string | null | undefined;
      readonly id: string;
      readonly pagePath: string | null | undefined;
      readonly privateFields: {
        readonly missing: ReadonlyArray<{
          readonly count: number;
          readonly part: ReleasePart;
        }>;
        readonly problems: ReadonlyArray<{
          readonly count: number;
          readonly reason: TransitionReason;
        }>;
        readonly readiness: number;
        readonly releaseDay: string | null | undefined;
        readonly releaseTime: string;
        readonly timezone: string;
        readonly wentLiveAt: string | null | undefined;
      } | null | undefined;
      readonly state: ReleaseState;
      readonly version: number;
    };
  } | {
    readonly __typename: "ReleaseHeldBack";
    readonly problems: ReadonlyArray<{
      readonly count: number;
      readonly reason: TransitionReason;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReleaseVerbsArchiveMutation = {
  response: useReleaseVerbsArchiveMutation$data;
  variables: useReleaseVerbsArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "TransitionProblem",
  "kind": "LinkedField",
  "name": "problems",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": "verb",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "archiveRelease",
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
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
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
                "kind": "ScalarField",
                "name": "pagePath",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PrivateReleaseFields",
                "kind": "LinkedField",
                "name": "privateFields",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "releaseDay",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "releaseTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "timezone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wentLiveAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "readiness",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MissingPart",
                    "kind": "LinkedField",
                    "name": "missing",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "part",
                        "storageKey": null
                      },
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ArchiveReleasePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/)
        ],
        "type": "ReleaseHeldBack",
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
    "name": "useReleaseVerbsArchiveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseVerbsArchiveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "59ab8aa7e50fec2217ba92889ac122a3b290cd3166774985982bcb17369f18a9",
    "metadata": {},
    "name": "useReleaseVerbsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b978d2986901012d5cbfbca660c917d4";

export default node;
