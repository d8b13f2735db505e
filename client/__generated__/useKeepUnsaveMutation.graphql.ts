/**
 * @generated SignedSource<<84d46e03276b9e5951f80202bfeee0fe>>
 * @relayHash 4c2318a602c10f40399f5c9e38344cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66857c3b5a8454d12f48226c52ffa61830188453948013076138160792296598

import type { ConcreteRequest } from 'relay-runtime';
export type UnsaveReleaseInput = {
  id: string;
};
export type useKeepUnsaveMutation$variables = {
  input: UnsaveReleaseInput;
};
export type useKeepUnsaveMutation$data = {
  readonly unsaveRelease: {
    readonly release: {
      readonly id: string;
      readonly isSaved: boolean;
    } | null | undefined;
  };
};
export type useKeepUnsaveMutation = {
  response: useKeepUnsaveMutation$data;
  variables: useKeepUnsaveMutation$variables;
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
    "concreteType": "UnsaveReleasePayload",
    "kind": "LinkedField",
    "name": "unsaveRelease",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSaved",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKeepUnsaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepUnsaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66857c3b5a8454d12f48226c52ffa61830188453948013076138160792296598",
    "metadata": {},
    "name": "useKeepUnsaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "971bb9f9a4854a64d0f4da59fcadc4e2";

export default node;
