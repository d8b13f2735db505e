/**
 * @generated SignedSource<<4dae659c6b414a868dc164d249b5535f>>
 * @relayHash dbf56a536f3b57df778919e8f40ccac9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 599ddc4dedb1ab3825697501cebe65b6e4cabbf616e7320756f4b4243e3feeb7

import type { ConcreteRequest } from 'relay-runtime';
export type WorkspaceType = "artist" | "label";
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
    readonly field: string;
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
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
  "name": "message",
  "storageKey": null
},
v2 = [
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
          (v1/*:: as any*/)
        ],
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnotherStudioMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "599ddc4dedb1ab3825697501cebe65b6e4cabbf616e7320756f4b4243e3feeb7",
    "metadata": {},
    "name": "AnotherStudioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d4a30b77398a6fba3ae19bd81ee02f7";

export default node;
