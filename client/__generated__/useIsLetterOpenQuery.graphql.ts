/**
 * @generated SignedSource<<0d576d407f25e149c0f2054d5bdd9318>>
 * @relayHash c8d869938471444c8d587e4795f7cc8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 736204749c6945f10b1d1af28d6cd24101b52273322751a215419e4f97cc4457

import type { ConcreteRequest } from 'relay-runtime';
export type LetterKind = "NEW_ADDRESS" | "NEW_PASSWORD" | "PROOF" | "SIGN_IN";
export type useIsLetterOpenQuery$variables = {
  letter: LetterKind;
  token: string;
};
export type useIsLetterOpenQuery$data = {
  readonly isLetterOpen: boolean;
};
export type useIsLetterOpenQuery = {
  response: useIsLetterOpenQuery$data;
  variables: useIsLetterOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "letter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "letter",
        "variableName": "letter"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "isLetterOpen",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useIsLetterOpenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useIsLetterOpenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "736204749c6945f10b1d1af28d6cd24101b52273322751a215419e4f97cc4457",
    "metadata": {},
    "name": "useIsLetterOpenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fd957fa9c48bab7effcbd8cedd27812";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
