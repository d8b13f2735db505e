/**
 * @generated SignedSource<<53ce1e343af83b2fe880f27a5dffd6f6>>
 * @relayHash 2c2438358db7e9d2c6e3080d48f49bbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e41e1289bb5872900c1be5344922152edf8ae567404379a37fa63cd7ccff0d0c

import type { ConcreteRequest } from 'relay-runtime';
export type ImportOutcome = "changed" | "missing" | "same" | "suggested" | "wrong";
export type TrackImportState = "canceled" | "checked" | "done" | "queued" | "refused";
import type { Params } from "../../domain/words/refusal";
export type useImportQuery$variables = {
  id: string;
};
export type useImportQuery$data = {
  readonly node: {
    readonly file: {
      readonly counts: ReadonlyArray<{
        readonly count: number;
        readonly outcome: ImportOutcome;
      }>;
      readonly fileName: string;
      readonly id: string;
      readonly reportUrl: string;
      readonly rows: ReadonlyArray<{
        readonly line: number;
        readonly name: string;
        readonly outcome: ImportOutcome;
        readonly problems: ReadonlyArray<{
          readonly cell: string | null | undefined;
          readonly code: string;
          readonly column: string;
          readonly message: string;
          readonly params: Params;
        }>;
      }>;
      readonly state: TrackImportState;
    } | null | undefined;
  } | null | undefined;
};
export type useImportQuery = {
  response: useImportQuery$data;
  variables: useImportQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reportUrl",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportCount",
  "kind": "LinkedField",
  "name": "counts",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CellProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cell",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "params",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportQuery",
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
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/)
              ],
              "type": "TrackImport",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "file"
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
    "name": "useImportQuery",
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "TrackImport",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e41e1289bb5872900c1be5344922152edf8ae567404379a37fa63cd7ccff0d0c",
    "metadata": {},
    "name": "useImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e29843d607d436b971d3e805fc839c63";

export default node;
