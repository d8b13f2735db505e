/**
 * @generated SignedSource<<c2a51f412185b7ce76dc7a5bed92ff8d>>
 * @relayHash 3e0a967c97c66d0160cbd2b1934938dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45d4356bf8f496246687f6829295ec011eaae47c84f5526714366ecf72b071c0

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWorkspaceInput = {
  id: string;
  name: string;
};
export type DeleteStudioMutation$variables = {
  input: DeleteWorkspaceInput;
};
export type DeleteStudioMutation$data = {
  readonly deleteWorkspace: {
    readonly __typename: "InvalidInput";
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
export type DeleteStudioMutation = {
  response: DeleteStudioMutation$data;
  variables: DeleteStudioMutation$variables;
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
    "name": "message",
    "storageKey": null
  }
],
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
    "name": "deleteWorkspace",
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
    "name": "DeleteStudioMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteStudioMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "45d4356bf8f496246687f6829295ec011eaae47c84f5526714366ecf72b071c0",
    "metadata": {},
    "name": "DeleteStudioMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7316ddcda62b6485e148c59a841584b";

export default node;
