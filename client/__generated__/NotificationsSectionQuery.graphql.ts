/**
 * @generated SignedSource<<7858b85312174c32fb8ca9bfd56889d5>>
 * @relayHash b48f898e62e0ef94e0dad1129d156f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a891af384b3239192003f3cefea91cf6b6967ebdd25cd2a50a30835d201d7459

import type { ConcreteRequest } from 'relay-runtime';
export type NoticeChannel = "app" | "email";
export type NoticeTopic = "brief" | "community" | "newMusic" | "orders" | "payouts" | "plan" | "product" | "releases" | "security" | "supporters" | "team";
export type NotificationsSectionQuery$variables = Record<PropertyKey, never>;
export type NotificationsSectionQuery$data = {
  readonly viewer: {
    readonly preferences: {
      readonly marketingConsent: boolean;
      readonly notifications: ReadonlyArray<{
        readonly channel: NoticeChannel;
        readonly isLocked: boolean;
        readonly isOn: boolean;
        readonly topic: NoticeTopic;
      }>;
    };
  } | null | undefined;
};
export type NotificationsSectionQuery = {
  response: NotificationsSectionQuery$data;
  variables: NotificationsSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Preferences",
  "kind": "LinkedField",
  "name": "preferences",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketingConsent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NoticeChoice",
      "kind": "LinkedField",
      "name": "notifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLocked",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationsSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationsSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "a891af384b3239192003f3cefea91cf6b6967ebdd25cd2a50a30835d201d7459",
    "metadata": {},
    "name": "NotificationsSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebb23497f5117062facfbc53d48217f9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
