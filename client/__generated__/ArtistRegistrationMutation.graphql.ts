/**
 * @generated SignedSource<<8b41d0a744af013de3eaa182e15c35e1>>
 * @relayHash c9072fe0030b7fec716bd072051da4f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af9383f929286c734c66272a1137e0ec374ea2f33e63f15d9764012e496879b3

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterIndeeInput = {
  ageConfirmation: boolean;
  careerStage?: string | null | undefined;
  email: string;
  fullName: string;
  marketingConsent: boolean;
  password?: string | null | undefined;
  privacyPolicyAccepted: boolean;
  registrationFlow: string;
  role: string;
  setupToken?: string | null | undefined;
  stageName: string;
  termsAccepted: boolean;
};
export type ArtistRegistrationMutation$variables = {
  input: RegisterIndeeInput;
};
export type ArtistRegistrationMutation$data = {
  readonly registerIndee: {
    readonly error: string | null | undefined;
    readonly success: boolean;
  };
};
export type ArtistRegistrationMutation = {
  response: ArtistRegistrationMutation$data;
  variables: ArtistRegistrationMutation$variables;
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
    "concreteType": "RegisterIndeePayload",
    "kind": "LinkedField",
    "name": "registerIndee",
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
    "name": "ArtistRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArtistRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af9383f929286c734c66272a1137e0ec374ea2f33e63f15d9764012e496879b3",
    "metadata": {},
    "name": "ArtistRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a193d441978d4fd7f08228748002ce7a";

export default node;
