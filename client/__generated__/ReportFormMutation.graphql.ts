/**
 * @generated SignedSource<<116d6936705c59e74a952e903b3ed4fc>>
 * @relayHash 127f7d2d630550c18647b8091af81189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f71e4785759dcc27b599740902d2e5822ce4e89ae4e17623820f9982d90e1e06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportReason = "aiUse";
export type ReportStanding = "dismissed" | "open" | "upheld";
import type { Params } from "../../domain/words/refusal";
export type ReportMusicInput = {
  id: string;
  reason: ReportReason;
  text?: string | null | undefined;
};
export type ReportFormMutation$variables = {
  input: ReportMusicInput;
};
export type ReportFormMutation$data = {
  readonly reportMusic: {
    readonly __typename: string;
    readonly code?: string;
    readonly field?: string;
    readonly isTaken?: boolean;
    readonly message?: string;
    readonly params?: Params;
    readonly release?: {
      readonly id: string;
      readonly ownReport: {
        readonly standing: ReportStanding;
        readonly " $fragmentSpreads": FragmentRefs<"OwnReport_report">;
      } | null | undefined;
    } | null | undefined;
    readonly track?: {
      readonly id: string;
      readonly ownReport: {
        readonly standing: ReportStanding;
        readonly " $fragmentSpreads": FragmentRefs<"OwnReport_report">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type ReportFormMutation = {
  response: ReportFormMutation$data;
  variables: ReportFormMutation$variables;
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
  "name": "isTaken",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "standing",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "OwnReport",
    "kind": "LinkedField",
    "name": "ownReport",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "OwnReport_report"
      }
    ],
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v12 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "OwnReport",
    "kind": "LinkedField",
    "name": "ownReport",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "decision",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
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
    "name": "ReportFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reportMusic",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Track",
                "kind": "LinkedField",
                "name": "track",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Release",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "ReportMusicPayload",
            "abstractKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/)
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
    "name": "ReportFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reportMusic",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Track",
                "kind": "LinkedField",
                "name": "track",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Release",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "ReportMusicPayload",
            "abstractKey": null
          },
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f71e4785759dcc27b599740902d2e5822ce4e89ae4e17623820f9982d90e1e06",
    "metadata": {},
    "name": "ReportFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4e047373eafc2c500c868b2f54bdbf9";

export default node;
