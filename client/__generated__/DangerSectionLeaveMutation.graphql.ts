/**
 * @generated SignedSource<<3ac1abe57205c7751c0005156bcb90a1>>
 * @relayHash 4811ebdd0a260dfebee7af5b5f8e162b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d47da2c9fd58e2b1c0840ea9d06e90e3d49f55df3f363a350946e4eb3f78ccc

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveWorkspaceInput = {
  id: string;
};
export type DangerSectionLeaveMutation$variables = {
  input: LeaveWorkspaceInput;
};
export type DangerSectionLeaveMutation$data = {
  readonly leaveWorkspace: {
    readonly __typename: "LastOwner";
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
export type DangerSectionLeaveMutation = {
  response: DangerSectionLeaveMutation$data;
  variables: DangerSectionLeaveMutation$variables;
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
    "name": "leaveWorkspace",
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
        "type": "LastOwner",
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
    "name": "DangerSectionLeaveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DangerSectionLeaveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4d47da2c9fd58e2b1c0840ea9d06e90e3d49f55df3f363a350946e4eb3f78ccc",
    "metadata": {},
    "name": "DangerSectionLeaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e1baea938db06f83f187cdc3027bd83";

export default node;
