/**
 * @generated SignedSource<<4b1af2005f0b0f42e0cb1d3295794ce3>>
 * @relayHash b91eee35a79d437e17975760256d840e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a38f858a88c87894c7f423ad88103ac0540ab3ac485684c79b79357ed0d4423a

import type { ConcreteRequest } from 'relay-runtime';
export type uploadsQuery$variables = {
  asked: ReadonlyArray<string>;
};
export type uploadsQuery$data = {
  readonly uploads: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type uploadsQuery = {
  response: uploadsQuery$data;
  variables: uploadsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "asked"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "uploadIds",
        "variableName": "asked"
      }
    ],
    "concreteType": "Upload",
    "kind": "LinkedField",
    "name": "uploads",
    "plural": true,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "uploadsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "uploadsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a38f858a88c87894c7f423ad88103ac0540ab3ac485684c79b79357ed0d4423a",
    "metadata": {},
    "name": "uploadsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f525532ff0bc6515c5c0873e6f498b61";

export default node;
