/**
 * @generated SignedSource<<9afe0146bc51af0ad6fba94fc3586558>>
 * @relayHash 60843dff782349d63f569ce5f44e80c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7ea0ffcefad6ebd0884e070ec4c3517a72c95e7e13935e893d052542e9fa50f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevokeCalendarFeedInput = {
  workspaceId: string;
};
export type FeedDialogRevokeMutation$variables = {
  input: RevokeCalendarFeedInput;
};
export type FeedDialogRevokeMutation$data = {
  readonly revokeCalendarFeed: {
    readonly workspace: {
      readonly " $fragmentSpreads": FragmentRefs<"FeedDialog_workspace">;
    };
  };
};
export type FeedDialogRevokeMutation = {
  response: FeedDialogRevokeMutation$data;
  variables: FeedDialogRevokeMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedDialogRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeCalendarFeedPayload",
        "kind": "LinkedField",
        "name": "revokeCalendarFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FeedDialog_workspace"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedDialogRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RevokeCalendarFeedPayload",
        "kind": "LinkedField",
        "name": "revokeCalendarFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Workspace",
            "kind": "LinkedField",
            "name": "workspace",
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
                "concreteType": "CalendarFeed",
                "kind": "LinkedField",
                "name": "calendarFeed",
                "plural": false,
                "selections": [
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7ea0ffcefad6ebd0884e070ec4c3517a72c95e7e13935e893d052542e9fa50f",
    "metadata": {},
    "name": "FeedDialogRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23e9cdd4b40f013f8f60402494950cca";

export default node;
