/**
 * @generated SignedSource<<3e8ad6bdc86cdee0ee0ff2271644ba67>>
 * @relayHash 16ba53f8eb7feb17b56c82f223199024
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e566fe8f3ff7769e8eda75b5735aa9d63156b6beef1076d88aa03a4c68e13e

import type { ConcreteRequest } from 'relay-runtime';
export type PlayOutcome = "beforeSession" | "counted" | "forged" | "otherListener" | "ownStudio" | "parallel" | "replayed" | "robot" | "spedUp" | "tooOld" | "tooShort" | "tooSoon";
export type PlaysTabQuery$variables = {
  id: string;
};
export type PlaysTabQuery$data = {
  readonly node: {
    readonly track: {
      readonly playCounts: {
        readonly counted: number;
        readonly uncounted: ReadonlyArray<{
          readonly plays: number;
          readonly reason: PlayOutcome;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PlaysTabQuery = {
  response: PlaysTabQuery$data;
  variables: PlaysTabQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayCounts",
      "kind": "LinkedField",
      "name": "playCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UncountedPlays",
          "kind": "LinkedField",
          "name": "uncounted",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "plays",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
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
    "name": "PlaysTabQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "track"
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
    "name": "PlaysTabQuery",
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
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "20e566fe8f3ff7769e8eda75b5735aa9d63156b6beef1076d88aa03a4c68e13e",
    "metadata": {},
    "name": "PlaysTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15b98c3e6882e97febbd896ca409d5bf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
