/**
 * @generated SignedSource<<4910fb924fd60918a2977f32735050db>>
 * @relayHash 511544ae1b549ffa971fc187b39f6e00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd075822a1a2be323b75aadfc0c7ad0bb5bd9b7efe42a00960589820c9054a29

import type { ConcreteRequest } from 'relay-runtime';
export type askRelayQueueQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type askRelayQueueQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly artistNames?: ReadonlyArray<string>;
    readonly coverUrl?: string;
    readonly id?: string;
    readonly title?: string;
  } | null | undefined>;
};
export type askRelayQueueQuery = {
  response: askRelayQueueQuery$data;
  variables: askRelayQueueQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "artistNames",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askRelayQueueQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "askRelayQueueQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "Track",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd075822a1a2be323b75aadfc0c7ad0bb5bd9b7efe42a00960589820c9054a29",
    "metadata": {},
    "name": "askRelayQueueQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5af42231438750764d92939adc29829a";

export default node;
