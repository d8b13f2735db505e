/**
 * @generated SignedSource<<cd89c8d714767d1e804780f08ef10a7b>>
 * @relayHash 8c1c646c0a33ad49212cbfe9ee0cf8ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f8238289649949037ac1203c8bdb7b57fa585a1065ccc4632cff491f986273c

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type Tier = "enterprise" | "free" | "pro" | "trial";
export type ReachLineQuery$variables = {
  roles: ReadonlyArray<Role>;
  targetEmails: ReadonlyArray<string>;
  tiers: ReadonlyArray<Tier>;
  toEveryone: boolean;
};
export type ReachLineQuery$data = {
  readonly admin: {
    readonly broadcastReach: {
      readonly app: number;
      readonly email: number;
      readonly people: number;
      readonly unknownEmails: ReadonlyArray<string>;
    };
  };
};
export type ReachLineQuery = {
  response: ReachLineQuery$data;
  variables: ReachLineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roles"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "targetEmails"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tiers"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toEveryone"
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "roles",
      "variableName": "roles"
    },
    {
      "kind": "Variable",
      "name": "targetEmails",
      "variableName": "targetEmails"
    },
    {
      "kind": "Variable",
      "name": "tiers",
      "variableName": "tiers"
    },
    {
      "kind": "Variable",
      "name": "toEveryone",
      "variableName": "toEveryone"
    }
  ],
  "concreteType": "BroadcastReach",
  "kind": "LinkedField",
  "name": "broadcastReach",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "app",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownEmails",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReachLineQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReachLineQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "1f8238289649949037ac1203c8bdb7b57fa585a1065ccc4632cff491f986273c",
    "metadata": {},
    "name": "ReachLineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "354fcfc278f11c31a4d26c22a4f5d982";

export default node;
