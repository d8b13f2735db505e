/**
 * @generated SignedSource<<d0ce766d29b7edb362748348b1515392>>
 * @relayHash 404632906a7a83f170f2722dc49666ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da740c54a62c28615a8bbc6a6bbf27a49c905afc6c72dc34b9211eeb7d48771

import type { ConcreteRequest } from 'relay-runtime';
export type NoticeChannel = "app" | "email";
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type Tier = "enterprise" | "free" | "pro" | "trial";
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
    readonly field: string;
    readonly message: string;
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
    "id": "8da740c54a62c28615a8bbc6a6bbf27a49c905afc6c72dc34b9211eeb7d48771",
    "metadata": {},
    "name": "useWritingVerbsTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "067be14060ff9380371f492719f00f56";

export default node;
