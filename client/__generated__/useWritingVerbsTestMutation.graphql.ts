/**
 * @generated SignedSource<<e4dc40223cbf708e136561ab4dbace10>>
 * @relayHash a4c3eabdab6ffddf98a4913eb58b093b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b2902db9ccbaed653acdbb0184456faa38c9714c5d5026f4323bea0dfc65a86

import type { ConcreteRequest } from 'relay-runtime';
export type NoticeChannel = "app" | "email";
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type Tier = "enterprise" | "free" | "pro" | "trial";
import type { Params } from "../../domain/words/refusal";
export type TestBroadcastInput = {
  content: BroadcastContent;
};
export type BroadcastContent = {
  bodyEn: string;
  bodyEs: string;
  channels: ReadonlyArray<NoticeChannel>;
  link?: string | null | undefined;
  roles: ReadonlyArray<Role>;
  targetEmails: ReadonlyArray<string>;
  tiers: ReadonlyArray<Tier>;
  titleEn: string;
  titleEs: string;
  toEveryone: boolean;
};
export type useWritingVerbsTestMutation$variables = {
  input: TestBroadcastInput;
};
export type useWritingVerbsTestMutation$data = {
  readonly testBroadcast: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "TestBroadcastPayload";
    readonly sentTo: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useWritingVerbsTestMutation = {
  response: useWritingVerbsTestMutation$data;
  variables: useWritingVerbsTestMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "testBroadcast",
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
            "name": "sentTo",
            "storageKey": null
          }
        ],
        "type": "TestBroadcastPayload",
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
        "type": "InvalidInput",
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
    "name": "useWritingVerbsTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWritingVerbsTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b2902db9ccbaed653acdbb0184456faa38c9714c5d5026f4323bea0dfc65a86",
    "metadata": {},
    "name": "useWritingVerbsTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c7e11ba05be785dc5eaf285ab7c0672";

export default node;
