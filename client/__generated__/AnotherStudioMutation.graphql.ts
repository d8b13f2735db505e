/**
 * @generated SignedSource<<8badc39a0be71dc95adb9b295bc8f9b8>>
 * @relayHash d1270f809d722923b4d427e392cdd927
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 856ad82d85cab50d7a71886d2a55d35ed7810c7c9a96650c37973b5faaa7ff83

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceType = "artist" | "label";
import type { Params } from "../../domain/words/refusal";
export type CreateWorkspaceInput = {
  name: string;
  workspaceType: WorkspaceType;
};
export type AnotherStudioMutation$variables = {
  input: CreateWorkspaceInput;
};
export type AnotherStudioMutation$data = {
  readonly createWorkspace: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AnotherStudioMutation = {
  response: AnotherStudioMutation$data;
  variables: AnotherStudioMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
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
    "name": "createWorkspace",
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
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
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
    "name": "AnotherStudioMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnotherStudioMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "856ad82d85cab50d7a71886d2a55d35ed7810c7c9a96650c37973b5faaa7ff83",
    "metadata": {},
    "name": "AnotherStudioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22ff6a56fcdba17576a5e6524a8acb41";

export default node;
