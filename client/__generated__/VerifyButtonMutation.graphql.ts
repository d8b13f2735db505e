/**
 * @generated SignedSource<<085143eab638c1a060215e6df4ba602f>>
 * @relayHash 9a2e489be2530d28be14cfa51eb7daa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acc93ee917284bdac7f8bab6bef3e2c3b2fa01b420f537b4b02259b787aed837

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyButtonMutation$variables = Record<PropertyKey, never>;
export type VerifyButtonMutation$data = {
  readonly verifyAuditLog: {
    readonly verdict: {
      readonly brokenAt: number | null | undefined;
      readonly entries: number | null | undefined;
      readonly isWhole: boolean;
      readonly problem: string | null | undefined;
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
            "kind": "ScalarField",
            "name": "problem",
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
    "id": "acc93ee917284bdac7f8bab6bef3e2c3b2fa01b420f537b4b02259b787aed837",
    "metadata": {},
    "name": "VerifyButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca09a7de8adeaede7bfe8d0fadade12c";

export default node;
