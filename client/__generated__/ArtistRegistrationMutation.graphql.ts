/**
 * @generated SignedSource<<d29e3ccc18336e1d3e66adf5168223e0>>
 * @relayHash 4ea92790b8216b2a26d99106f0cfceff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bacb18f3c4117aa6e5515e5c0db278c91861474620c2b1518ccd25897b11786

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
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
    readonly code: string | null | undefined;
    readonly error: string | null | undefined;
    readonly params: Params | null | undefined;
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
    "id": "7bacb18f3c4117aa6e5515e5c0db278c91861474620c2b1518ccd25897b11786",
    "metadata": {},
    "name": "ArtistRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d36899f1a505cb4bbe000eb6dfdfd2b3";

export default node;
