/**
 * @generated SignedSource<<f01aac2412e7c9cf83b3a3c299c5ea87>>
 * @relayHash cd220c81e480a81b49b05e8bf06d7910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88e7df4fed2879daf52fc456f5045d03d614e0af1b631bbe7ad7a790162a225b

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveMemberInput = {
  id: string;
};
export type useMemberVerbsRemoveMutation$variables = {
  input: RemoveMemberInput;
};
export type useMemberVerbsRemoveMutation$data = {
  readonly removeMember: {
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
export type useMemberVerbsRemoveMutation = {
  response: useMemberVerbsRemoveMutation$data;
  variables: useMemberVerbsRemoveMutation$variables;
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
    "name": "removeMember",
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
    "name": "useMemberVerbsRemoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberVerbsRemoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "88e7df4fed2879daf52fc456f5045d03d614e0af1b631bbe7ad7a790162a225b",
    "metadata": {},
    "name": "useMemberVerbsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "720d3bcf462c9fc75318e3a82fbe5faf";

export default node;
