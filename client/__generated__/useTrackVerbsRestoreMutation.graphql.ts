/**
 * @generated SignedSource<<beff35f265c52f3de4f98f5e924c7822>>
 * @relayHash 87f740b07a7f53ab06ca2ddb0f40d4e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8369dcc00c4355ac9e73479f6a42c86b2e3ee32c7a1cdd814c98b85fa0e26773

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type RestoreTrackInput = {
  id: string;
};
export type useTrackVerbsRestoreMutation$variables = {
  input: RestoreTrackInput;
};
export type useTrackVerbsRestoreMutation$data = {
  readonly restoreTrack: {
    readonly __typename: "RestoreTrackPayload";
    readonly track: {
      readonly id: string;
      readonly state: TrackState;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTrackVerbsRestoreMutation$rawResponse = {
  readonly restoreTrack: {
    readonly __typename: "RestoreTrackPayload";
    readonly track: {
      readonly id: string;
      readonly state: TrackState;
    };
  } | {
    readonly __typename: string;
  };
};
export type useTrackVerbsRestoreMutation = {
  rawResponse: useTrackVerbsRestoreMutation$rawResponse;
  response: useTrackVerbsRestoreMutation$data;
  variables: useTrackVerbsRestoreMutation$variables;
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
    "name": "restoreTrack",
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
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RestoreTrackPayload",
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
    "name": "useTrackVerbsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackVerbsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8369dcc00c4355ac9e73479f6a42c86b2e3ee32c7a1cdd814c98b85fa0e26773",
    "metadata": {},
    "name": "useTrackVerbsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56cd017f8a4d4f4784942fe10066c34f";

export default node;
