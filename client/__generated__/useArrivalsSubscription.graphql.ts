/**
 * @generated SignedSource<<f762230e3e56c3e0cdc039c4b2b633b5>>
 * @relayHash 1d4ef7c0fcd80ff4d358ab36577e1f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3adb4b9d7eb0f6b65c3f1b71b16e69fb96defc9be12b68a7cd33d22a484c8b4a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useArrivalsSubscription$variables = Record<PropertyKey, never>;
export type useArrivalsSubscription$data = {
  readonly notificationArrived: {
    readonly notification: {
      readonly bodyEn: string;
      readonly bodyEs: string;
      readonly id: string;
      readonly titleEn: string;
      readonly titleEs: string;
      readonly " $fragmentSpreads": FragmentRefs<"NotificationLine_notification">;
    } | null | undefined;
    readonly viewer: {
      readonly id: string;
      readonly unreadNotificationCount: number;
    };
  };
};
export type useArrivalsSubscription = {
  response: useArrivalsSubscription$data;
  variables: useArrivalsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEn",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEs",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyEn",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyEs",
  "storageKey": null
},
v5 = {
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
      "name": "unreadNotificationCount",
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
    "name": "useArrivalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationArrival",
        "kind": "LinkedField",
        "name": "notificationArrived",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotificationLine_notification"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useArrivalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationArrival",
        "kind": "LinkedField",
        "name": "notificationArrived",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notification",
            "kind": "LinkedField",
            "name": "notification",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "NotificationLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "en",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "es",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3adb4b9d7eb0f6b65c3f1b71b16e69fb96defc9be12b68a7cd33d22a484c8b4a",
    "metadata": {},
    "name": "useArrivalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3ddeaa7c9de9eac7374f0d0e7d3c4aa1";

export default node;
