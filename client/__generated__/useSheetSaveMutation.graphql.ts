/**
 * @generated SignedSource<<b349cb11ad8b73caeb368ead2055b9c1>>
 * @relayHash 6d23eb1c041ca5fdd64c15ce22bbcd6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2601b76804d5cbf4ec1a5e3074149b5ef8888143fc7f9bcbc8ee86fa043270e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SplitIncome = "sales" | "streams";
import type { Params } from "../../domain/words/refusal";
export type SaveSplitSheetInput = {
  effectiveFrom?: string | null | undefined;
  id?: string | null | undefined;
  incomeTypes: ReadonlyArray<SplitIncome>;
  recoup?: SplitRecoupInput | null | undefined;
  revision?: number | null | undefined;
  shares: ReadonlyArray<SplitShareInput>;
  subjectId: string;
};
export type SplitRecoupInput = {
  capMinor: string;
  currency: string;
  label: string;
  shareIndex: number;
};
export type SplitShareInput = {
  bps: number;
  email?: string | null | undefined;
  isStudio: boolean;
  name: string;
  role: string;
};
export type useSheetSaveMutation$variables = {
  input: SaveSplitSheetInput;
};
export type useSheetSaveMutation$data = {
  readonly saveSplitSheet: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "SaveSplitSheetPayload";
    readonly sheet: {
      readonly release: {
        readonly id: string;
        readonly splitSheets: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"SplitSheets_sheets">;
        }> | null | undefined;
      } | null | undefined;
      readonly track: {
        readonly id: string;
        readonly splitSheets: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"SplitSheets_sheets">;
        }> | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"sheetForm_sheet">;
    };
  } | {
    readonly __typename: "SplitRefused";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "StaleSplitSheet";
    readonly current: {
      readonly " $fragmentSpreads": FragmentRefs<"SplitSheets_sheets" | "sheetForm_sheet">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSheetSaveMutation = {
  response: useSheetSaveMutation$data;
  variables: useSheetSaveMutation$variables;
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
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "incomeTypes",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effectiveFrom",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shareId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStudio",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bps",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "SplitShare",
  "kind": "LinkedField",
  "name": "shares",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountMinor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "cap",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "SplitRecoup",
  "kind": "LinkedField",
  "name": "recoup",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v7/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "kind": "InlineDataFragmentSpread",
  "name": "sheetForm_sheet",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v13/*:: as any*/),
    (v17/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "SplitSheets_sheets"
},
v21 = [
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SplitSheet",
    "kind": "LinkedField",
    "name": "splitSheets",
    "plural": true,
    "selections": [
      (v20/*:: as any*/)
    ],
    "storageKey": null
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    (v22/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v26 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v24/*:: as any*/)
],
v27 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "NotFound",
  "abstractKey": null
},
v28 = {
  "kind": "InlineFragment",
  "selections": (v26/*:: as any*/),
  "type": "SplitRefused",
  "abstractKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayManage",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentAt",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "signedAt",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "SplitShare",
  "kind": "LinkedField",
  "name": "shares",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "SplitRecoup",
  "kind": "LinkedField",
  "name": "recoup",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v7/*:: as any*/),
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "recouped",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = [
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SplitSheet",
    "kind": "LinkedField",
    "name": "splitSheets",
    "plural": true,
    "selections": [
      (v19/*:: as any*/),
      (v3/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v32/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v33/*:: as any*/),
      (v34/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSheetSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveSplitSheet",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SplitSheet",
                "kind": "LinkedField",
                "name": "sheet",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Track",
                    "kind": "LinkedField",
                    "name": "track",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Release",
                    "kind": "LinkedField",
                    "name": "release",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SaveSplitSheetPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SplitSheet",
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v18/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StaleSplitSheet",
            "abstractKey": null
          },
          (v25/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/)
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
    "name": "useSheetSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveSplitSheet",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SplitSheet",
                "kind": "LinkedField",
                "name": "sheet",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v13/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Track",
                    "kind": "LinkedField",
                    "name": "track",
                    "plural": false,
                    "selections": (v35/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Release",
                    "kind": "LinkedField",
                    "name": "release",
                    "plural": false,
                    "selections": (v35/*:: as any*/),
                    "storageKey": null
                  },
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SaveSplitSheetPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SplitSheet",
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v19/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StaleSplitSheet",
            "abstractKey": null
          },
          (v25/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a2601b76804d5cbf4ec1a5e3074149b5ef8888143fc7f9bcbc8ee86fa043270e",
    "metadata": {},
    "name": "useSheetSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1b366dd041c16a06c5336ed9dd29197";

export default node;
