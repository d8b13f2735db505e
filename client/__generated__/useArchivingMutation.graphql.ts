/**
 * @generated SignedSource<<d0a75a928ec147fccb3baa3ee8d31865>>
 * @relayHash 13804c23b7f5ab6412161bbec99a16aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2969633de9ae8d32eb6bd0f0e20ef55d944325c6cd6c28e2b6cca33a95e503b

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type ArchiveTrackInput = {
  id: string;
};
export type useArchivingMutation$variables = {
  input: ArchiveTrackInput;
};
export type useArchivingMutation$data = {
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
export type useArchivingMutation = {
  response: useArchivingMutation$data;
  variables: useArchivingMutation$variables;
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
    "name": "useArchivingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchivingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a2969633de9ae8d32eb6bd0f0e20ef55d944325c6cd6c28e2b6cca33a95e503b",
    "metadata": {},
    "name": "useArchivingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f31e7e3810d6eb4b1c86535a03452b7c";

export default node;
