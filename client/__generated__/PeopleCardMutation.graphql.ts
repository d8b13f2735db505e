/**
 * @generated SignedSource<<548fa93241c4a3f27448c497e5cff08b>>
 * @relayHash 4294f0a345380f63dbc6dbfeb47e0d09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f0620c0c364f5a4bee31ee2042ef68a8ae70cb851de6b890b3325eea785ebfe

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePartyInput = {
  id: string;
  ipi?: string | null | undefined;
  isni?: string | null | undefined;
  name?: string | null | undefined;
};
export type PeopleCardMutation$variables = {
  input: UpdatePartyInput;
};
export type PeopleCardMutation$data = {
  readonly updateParty: {
    readonly __typename: "InvalidInput";
    readonly field: string;
    readonly message: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "UpdatePartyPayload";
    readonly party: {
      readonly id: string;
      readonly ipi: string | null | undefined;
      readonly isni: string | null | undefined;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type PeopleCardMutation = {
  response: PeopleCardMutation$data;
  variables: PeopleCardMutation$variables;
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
    "name": "updateParty",
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
            "concreteType": "Party",
            "kind": "LinkedField",
            "name": "party",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ipi",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isni",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdatePartyPayload",
        "abstractKey": null
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
    "name": "PeopleCardMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PeopleCardMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8f0620c0c364f5a4bee31ee2042ef68a8ae70cb851de6b890b3325eea785ebfe",
    "metadata": {},
    "name": "PeopleCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2329b3108dabffb768379dbf5abd3d1a";

export default node;
