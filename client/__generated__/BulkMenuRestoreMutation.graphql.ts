/**
 * @generated SignedSource<<c6c13f49f82c8d4ce256333ec43d30de>>
 * @relayHash 1c661426126de48aad6171e9168adb55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23b8fde2f622b3af64e75b8fd0c1c7609896ba8c97645f9654c5f0057dc2f442

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type RestoreTrackInput = {
  id: string;
};
export type BulkMenuRestoreMutation$variables = {
  input: RestoreTrackInput;
};
export type BulkMenuRestoreMutation$data = {
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
export type BulkMenuRestoreMutation = {
  response: BulkMenuRestoreMutation$data;
  variables: BulkMenuRestoreMutation$variables;
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
    "name": "BulkMenuRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkMenuRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "23b8fde2f622b3af64e75b8fd0c1c7609896ba8c97645f9654c5f0057dc2f442",
    "metadata": {},
    "name": "BulkMenuRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a59d0448d178fc0032dd2d3afc98c658";

export default node;
