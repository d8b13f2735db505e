/**
 * @generated SignedSource<<fa53851aefaaf6cdf442a5690c123344>>
 * @relayHash c9e751316cf95b07f8d2fd7fdb5f4d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d986eff936a072af9cee360343633ef0dca18bdc0f5143427292188944f1443c

import type { ConcreteRequest } from 'relay-runtime';
export type PlayerNewsKind = "called" | "handedOver" | "here" | "saved";
export type askDevicesNewsSubscription$variables = Record<PropertyKey, never>;
export type askDevicesNewsSubscription$data = {
  readonly playerNews: {
    readonly device: {
      readonly browser: string | null | undefined;
      readonly id: string;
      readonly system: string | null | undefined;
    };
    readonly kind: PlayerNewsKind;
    readonly queue: {
      readonly currentId: string | null | undefined;
      readonly device: {
        readonly browser: string | null | undefined;
        readonly id: string;
        readonly system: string | null | undefined;
      };
      readonly isPlaying: boolean;
      readonly positionMs: number;
      readonly trackIds: ReadonlyArray<string>;
    } | null | undefined;
  };
};
export type askDevicesNewsSubscription = {
  response: askDevicesNewsSubscription$data;
  variables: askDevicesNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PlayDevice",
  "kind": "LinkedField",
  "name": "device",
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
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "system",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PlayerNews",
    "kind": "LinkedField",
    "name": "playerNews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PlayQueue",
        "kind": "LinkedField",
        "name": "queue",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currentId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "positionMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPlaying",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "askDevicesNewsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "askDevicesNewsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d986eff936a072af9cee360343633ef0dca18bdc0f5143427292188944f1443c",
    "metadata": {},
    "name": "askDevicesNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4772725bf0a470eaa58d8ef2c1bb3853";

export default node;
