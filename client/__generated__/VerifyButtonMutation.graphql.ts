/**
 * @generated SignedSource<<9c733cd06c2ab29c604bc052d76ee982>>
 * @relayHash b02cfd1f52ea90b8cab78e1c1aae051c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f53bbcd7646d1fac47dc50b0f2ef45666fc2962c0b920d1c2e9e32eae96133fe

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type VerifyButtonMutation$variables = Record<PropertyKey, never>;
export type VerifyButtonMutation$data = {
  readonly verifyAuditLog: {
    readonly verdict: {
      readonly brokenAt: number | null | undefined;
      readonly entries: number | null | undefined;
      readonly isWhole: boolean;
      readonly problem: {
        readonly code: string;
        readonly message: string;
        readonly params: Params;
      } | null | undefined;
    };
  };
};
export type VerifyButtonMutation = {
  response: VerifyButtonMutation$data;
  variables: VerifyButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VerifyAuditLogPayload",
    "kind": "LinkedField",
    "name": "verifyAuditLog",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AuditVerdict",
        "kind": "LinkedField",
        "name": "verdict",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isWhole",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entries",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "brokenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Text",
            "kind": "LinkedField",
            "name": "problem",
            "plural": false,
            "selections": [
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerifyButtonMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VerifyButtonMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f53bbcd7646d1fac47dc50b0f2ef45666fc2962c0b920d1c2e9e32eae96133fe",
    "metadata": {},
    "name": "VerifyButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d799d489399f0f368595806ef7d653f0";

export default node;
