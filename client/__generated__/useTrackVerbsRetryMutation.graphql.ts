/**
 * @generated SignedSource<<e0a4ba32f1fd19e00968c09a7b1a7c78>>
 * @relayHash 55739cfacd5d4d657a99ebeee5ae9d8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ee33aa1736b748a9445aca0cbce0762a333b314ec07056b61c9d3189f32af6d

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type RetryTrackInput = {
  id: string;
};
export type useTrackVerbsRetryMutation$variables = {
  input: RetryTrackInput;
};
export type useTrackVerbsRetryMutation$data = {
  readonly retryTrack: {
    readonly __typename: "RetryTrackPayload";
    readonly track: {
      readonly failureReason: string | null | undefined;
      readonly id: string;
      readonly progress: number | null | undefined;
      readonly state: TrackState;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTrackVerbsRetryMutation = {
  response: useTrackVerbsRetryMutation$data;
  variables: useTrackVerbsRetryMutation$variables;
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
    "name": "retryTrack",
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
            "concreteType": "Track",
            "kind": "LinkedField",
            "name": "track",
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
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "progress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failureReason",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RetryTrackPayload",
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
    "name": "useTrackVerbsRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackVerbsRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5ee33aa1736b748a9445aca0cbce0762a333b314ec07056b61c9d3189f32af6d",
    "metadata": {},
    "name": "useTrackVerbsRetryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a77b4ef80e626c89f12e149f61f4a95";

export default node;
