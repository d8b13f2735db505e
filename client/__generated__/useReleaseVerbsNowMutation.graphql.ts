/**
 * @generated SignedSource<<afb52e776f43c6014ed9c921c9569f27>>
 * @relayHash 7dda93d4159a429b6a2a05f152519eaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae9712fa16e74f96215a4c712ce0d577ab65da3d1dec28e118edfd4d4b7601ac

import type { ConcreteRequest } from 'relay-runtime';
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
export type TransitionReason = "blocked" | "datePast" | "heard" | "noCover" | "noDate" | "noTrack" | "tooLate" | "tracksNotReady" | "wrongState";
export type ReleaseNowInput = {
  id: string;
};
export type useReleaseVerbsNowMutation$variables = {
  input: ReleaseNowInput;
};
export type useReleaseVerbsNowMutation$data = {
  readonly verb: {
    readonly __typename: "ReleaseHeldBack";
    readonly problems: ReadonlyArray<{
      readonly count: number;
      readonly reason: TransitionReason;
    }>;
  } | {
    readonly __typename: "ReleaseNowPayload";
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
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReleaseVerbsNowMutation = {
  response: useReleaseVerbsNowMutation$data;
  variables: useReleaseVerbsNowMutation$variables;
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
    "name": "releaseNow",
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
        "type": "ReleaseNowPayload",
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
    "name": "useReleaseVerbsNowMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseVerbsNowMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "ae9712fa16e74f96215a4c712ce0d577ab65da3d1dec28e118edfd4d4b7601ac",
    "metadata": {},
    "name": "useReleaseVerbsNowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e00504c446a841298b81b92f06f990ed";

export default node;
