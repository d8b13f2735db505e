/**
 * @generated SignedSource<<fd12f1925a04770601cd41f790f82e23>>
 * @relayHash 4e048bb5d2cfd8540a40b463b20862a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a39d803149dac066af0995d2dc60f5947fc3ed3c8c43bc61b06255dd89785ad1

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type SaveReleaseInput = {
  id: string;
};
export type useKeepSaveMutation$variables = {
  input: SaveReleaseInput;
};
export type useKeepSaveMutation$data = {
  readonly kept: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "SaveReleasePayload";
    readonly release: {
      readonly id: string;
      readonly isSaved: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useKeepSaveMutation = {
  response: useKeepSaveMutation$data;
  variables: useKeepSaveMutation$variables;
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "kept",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveRelease",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
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
        "type": "SaveReleasePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "NotFound",
        "abstractKey": null
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
    "name": "useKeepSaveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepSaveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a39d803149dac066af0995d2dc60f5947fc3ed3c8c43bc61b06255dd89785ad1",
    "metadata": {},
    "name": "useKeepSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5da26fbdb6879e2bef0c256071002a0c";

export default node;
