/**
 * @generated SignedSource<<3eaa9cbf850baf0ac6b2d7dee8e17e3d>>
 * @relayHash ea2be657be2c5e4d37a3cfb001c64a02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 908bcf13d9c021e0758fd22b4151676d77148e456357bdae7262a6b1c6ad0579

import type { ConcreteRequest } from 'relay-runtime';
export type KeepAccountByLetterInput = {
  code: string;
  key: string;
};
export type KeepByLetterMutation$variables = {
  input: KeepAccountByLetterInput;
};
export type KeepByLetterMutation$data = {
  readonly keepAccountByLetter: {
    readonly __typename: string;
  };
};
export type KeepByLetterMutation = {
  response: KeepByLetterMutation$data;
  variables: KeepByLetterMutation$variables;
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
    "concreteType": null,
    "kind": "LinkedField",
    "name": "keepAccountByLetter",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "KeepByLetterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeepByLetterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "908bcf13d9c021e0758fd22b4151676d77148e456357bdae7262a6b1c6ad0579",
    "metadata": {},
    "name": "KeepByLetterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9936a234d867d40aff3e0a4f7e24623f";

export default node;
