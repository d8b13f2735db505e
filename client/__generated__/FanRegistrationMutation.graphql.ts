/**
 * @generated SignedSource<<1f16f44a8920154674b2de31181fedb1>>
 * @relayHash 86657651fbe992edcb14d1d56ff564e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afc3bfd4393866545f024ef2dfa77c682522e120f79ad2419b11dad9442099fd

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterFanInput = {
  ageConfirmation: boolean;
  email: string;
  fullName: string;
  marketingConsent: boolean;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  privacyPolicyAccepted: boolean;
  registrationFlow: string;
  role: string;
  setupToken?: string | null | undefined;
  termsAccepted: boolean;
};
export type FanRegistrationMutation$variables = {
  input: RegisterFanInput;
};
export type FanRegistrationMutation$data = {
  readonly registerFan: {
    readonly error: string | null | undefined;
    readonly success: boolean;
  };
};
export type FanRegistrationMutation = {
  response: FanRegistrationMutation$data;
  variables: FanRegistrationMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RegisterFanPayload",
    "kind": "LinkedField",
    "name": "registerFan",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
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
    "name": "FanRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FanRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "afc3bfd4393866545f024ef2dfa77c682522e120f79ad2419b11dad9442099fd",
    "metadata": {},
    "name": "FanRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abb98c4c6bcdbcf8705ee6bcb2f4a9d6";

export default node;
