/**
 * @generated SignedSource<<b0e00867c38614fe1788839995d5bc0a>>
 * @relayHash 93d7fed324ca5001aa30e95b6973efe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aa9724c52a09e79960bef47bc78fbc64c7fe0f7b21f308594130f91459d31a0

import type { ConcreteRequest } from 'relay-runtime';
export type EvidenceDialogQuery$variables = {
  disputeId: string;
};
export type EvidenceDialogQuery$data = {
  readonly admin: {
    readonly dispute: {
      readonly buyerEmail: string | null | undefined;
      readonly country: string;
      readonly evidence: {
        readonly mayAnswer: boolean;
        readonly text: string;
      } | null | undefined;
      readonly paidAt: string | null | undefined;
      readonly reason: string;
      readonly titles: ReadonlyArray<string>;
    } | null | undefined;
  };
};
export type EvidenceDialogQuery = {
  response: EvidenceDialogQuery$data;
  variables: EvidenceDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "disputeId"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "disputeId",
      "variableName": "disputeId"
    }
  ],
  "concreteType": "DisputeCase",
  "kind": "LinkedField",
  "name": "dispute",
  "plural": false,
  "selections": [
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
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputeEvidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": false,
      "selections": [
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
          "name": "mayAnswer",
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
    "name": "EvidenceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "EvidenceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2aa9724c52a09e79960bef47bc78fbc64c7fe0f7b21f308594130f91459d31a0",
    "metadata": {},
    "name": "EvidenceDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a80378097111cb336a083326fab4fc23";

export default node;
