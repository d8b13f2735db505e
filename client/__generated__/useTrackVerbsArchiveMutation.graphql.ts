/**
 * @generated SignedSource<<7f2c8b8f77c5ac0d88e10026e29929cd>>
 * @relayHash a69df3aea112cdc75938e147353275c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5bb18430e774dc1623a5becd8e27d647b2ccd3c89f380a75ef4df97f71eef2d

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type ArchiveTrackInput = {
  id: string;
};
export type useTrackVerbsArchiveMutation$variables = {
  input: ArchiveTrackInput;
};
export type useTrackVerbsArchiveMutation$data = {
  readonly archiveTrack: {
    readonly __typename: "ArchiveTrackPayload";
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
export type useTrackVerbsArchiveMutation$rawResponse = {
  readonly archiveTrack: {
    readonly __typename: "ArchiveTrackPayload";
    readonly track: {
      readonly id: string;
      readonly state: TrackState;
    };
  } | {
    readonly __typename: string;
  };
};
export type useTrackVerbsArchiveMutation = {
  rawResponse: useTrackVerbsArchiveMutation$rawResponse;
  response: useTrackVerbsArchiveMutation$data;
  variables: useTrackVerbsArchiveMutation$variables;
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
    "name": "archiveTrack",
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
        "type": "ArchiveTrackPayload",
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
    "name": "useTrackVerbsArchiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTrackVerbsArchiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5bb18430e774dc1623a5becd8e27d647b2ccd3c89f380a75ef4df97f71eef2d",
    "metadata": {},
    "name": "useTrackVerbsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45f840baa7fd935641867dd669b9f86a";

export default node;
