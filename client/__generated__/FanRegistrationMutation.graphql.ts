/**
 * @generated SignedSource<<73936885883cadc66e5f4f11c0b4423a>>
 * @relayHash 2d43a65db439879eecd45aec6fb2c4fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b44c112234cacd491261cb169752c92757432d09c5a02c85322d61f5ca13267

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
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
    readonly code: string | null | undefined;
    readonly error: string | null | undefined;
    readonly params: Params | null | undefined;
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
    "id": "7b44c112234cacd491261cb169752c92757432d09c5a02c85322d61f5ca13267",
    "metadata": {},
    "name": "FanRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6db4d06b28a8898d4e0b2c486b32ec80";

export default node;
