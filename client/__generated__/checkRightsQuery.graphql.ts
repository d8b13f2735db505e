/**
 * @generated SignedSource<<a9da49e66b2a898b4c545c83c1cb4fc8>>
 * @relayHash 805ddec38c820f6cea72d8a382b176c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d56150686bbb90d9302f56d16b995b66d19fabfc337f0e16e92f63ba568b4d9c

import type { ConcreteRequest } from 'relay-runtime';
export type checkRightsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type checkRightsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly __typename: "Track";
    readonly id: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined>;
};
export type checkRightsQuery = {
  response: checkRightsQuery$data;
  variables: checkRightsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "checkRightsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Track",
            "abstractKey": null
          }
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
    "name": "checkRightsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d56150686bbb90d9302f56d16b995b66d19fabfc337f0e16e92f63ba568b4d9c",
    "metadata": {},
    "name": "checkRightsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ddd604ae404113a7651b540fc4aad35d";

export default node;
