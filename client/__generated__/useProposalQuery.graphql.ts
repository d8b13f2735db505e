/**
 * @generated SignedSource<<194e4206219876d2701ed0169cd064ad>>
 * @relayHash d3da84facdbb4edc0724a604f7bd8926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3451f2d64eca0e8e489ac688ca61572fbc16c11c5091660becfa998d00f0d8d

import type { ConcreteRequest } from 'relay-runtime';
export type ProposalState = "applied" | "applying" | "dismissed" | "expired" | "open" | "stale" | "undone";
export type useProposalQuery$variables = {
  id: string;
};
export type useProposalQuery$data = {
  readonly node: {
    readonly state?: ProposalState;
  } | null | undefined;
};
export type useProposalQuery = {
  response: useProposalQuery$data;
  variables: useProposalQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Proposal",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProposalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useProposalQuery",
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
    "id": "d3451f2d64eca0e8e489ac688ca61572fbc16c11c5091660becfa998d00f0d8d",
    "metadata": {},
    "name": "useProposalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3846398ec1c4faa3c134f54a32878ec3";

export default node;
