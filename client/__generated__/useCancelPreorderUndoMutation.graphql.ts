/**
 * @generated SignedSource<<2d0589535737145acda44096162c6ba4>>
 * @relayHash 4ce106cc99230d202e4fab1597185fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed442519f863d01c0ea466693d440e79f4bc150119347b8c7289840b50c27cd6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Licence = "all_rights_reserved" | "cc0_1_0" | "cc_by_4_0" | "cc_by_nc_4_0" | "cc_by_nc_nd_4_0" | "cc_by_nc_sa_4_0" | "cc_by_nd_4_0" | "cc_by_sa_4_0";
export type ReleaseAudience = "public" | "unlisted";
export type ReleaseType = "album" | "compilation" | "djmix" | "ep" | "live" | "remix" | "single";
export type UpdateReleaseInput = {
  artistNames?: ReadonlyArray<string> | null | undefined;
  audience?: ReleaseAudience | null | undefined;
  cLineOwner?: string | null | undefined;
  cLineYear?: number | null | undefined;
  catalogNumber?: string | null | undefined;
  coverAlt?: string | null | undefined;
  coverAttested?: boolean | null | undefined;
  creditsText?: string | null | undefined;
  description?: string | null | undefined;
  excludedTerritories?: ReadonlyArray<string> | null | undefined;
  genre?: string | null | undefined;
  hideFromSearch?: boolean | null | undefined;
  id: string;
  isPriceFixed?: boolean | null | undefined;
  label?: string | null | undefined;
  language?: string | null | undefined;
  licence?: Licence | null | undefined;
  originalReleaseDay?: string | null | undefined;
  pLineOwner?: string | null | undefined;
  pLineYear?: number | null | undefined;
  preorderFrom?: string | null | undefined;
  priceMinor?: number | null | undefined;
  reason?: string | null | undefined;
  releaseDay?: string | null | undefined;
  releaseTime?: string | null | undefined;
  suggestedPriceMinor?: number | null | undefined;
  territories?: ReadonlyArray<string> | null | undefined;
  timezone?: string | null | undefined;
  title?: string | null | undefined;
  type?: ReleaseType | null | undefined;
  upc?: string | null | undefined;
  version: number;
  versionTitle?: string | null | undefined;
};
export type useCancelPreorderUndoMutation$variables = {
  input: UpdateReleaseInput;
};
export type useCancelPreorderUndoMutation$data = {
  readonly updateRelease: {
    readonly __typename: "UpdateReleasePayload";
    readonly release: {
      readonly " $fragmentSpreads": FragmentRefs<"usePlanReleases_release" | "useReleaseVerbs_release">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCancelPreorderUndoMutation = {
  response: useCancelPreorderUndoMutation$data;
  variables: useCancelPreorderUndoMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelPreorderUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateRelease",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "usePlanReleases_release"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useReleaseVerbs_release"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateReleasePayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelPreorderUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateRelease",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                    "name": "versionTitle",
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
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "width",
                        "value": 96
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "coverUrl",
                    "storageKey": "coverUrl(width:96)"
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
                    "concreteType": "Artist",
                    "kind": "LinkedField",
                    "name": "artists",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
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
                        "name": "preorderFrom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "audience",
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
                          (v4/*:: as any*/)
                        ],
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
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Milestone",
                    "kind": "LinkedField",
                    "name": "milestones",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dueDay",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Words",
                        "kind": "LinkedField",
                        "name": "title",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "en",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "es",
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
                    "name": "pagePath",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateReleasePayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ed442519f863d01c0ea466693d440e79f4bc150119347b8c7289840b50c27cd6",
    "metadata": {},
    "name": "useCancelPreorderUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f390ef2daff5690316399097c8ba03a";

export default node;
