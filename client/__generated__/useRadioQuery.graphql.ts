/**
 * @generated SignedSource<<1f5ae86775afb1c50917e1512cfec827>>
 * @relayHash 68a62ec7435ad4eb8a63be3be2cfde12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e6c31cdabeff4e91cf5365750f9cfce28c969cc88e7ab57c0aaae41fbdd159

import type { ConcreteRequest } from 'relay-runtime';
export type useRadioQuery$variables = {
  id: string;
};
export type useRadioQuery$data = {
  readonly node: {
    readonly radio?: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type useRadioQuery = {
  response: useRadioQuery$data;
  variables: useRadioQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "radio",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRadioQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRadioQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36e6c31cdabeff4e91cf5365750f9cfce28c969cc88e7ab57c0aaae41fbdd159",
    "metadata": {},
    "name": "useRadioQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec64843e5c49e11e823c6d77c179a1fd";

export default node;
