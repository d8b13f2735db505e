/**
 * @generated SignedSource<<6afc331867bcd132a4c564a87d7941e7>>
 * @relayHash 1d8646bb5ae9379323351cf98286fab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1eec248eb8bb36d83dcd1a5b4dc81e600dd37835df1cae491fb011098caae48

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type ArchiveTrackInput = {
  id: string;
};
export type BulkMenuArchiveMutation$variables = {
  input: ArchiveTrackInput;
};
export type BulkMenuArchiveMutation$data = {
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
export type BulkMenuArchiveMutation = {
  response: BulkMenuArchiveMutation$data;
  variables: BulkMenuArchiveMutation$variables;
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
    "name": "BulkMenuArchiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkMenuArchiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1eec248eb8bb36d83dcd1a5b4dc81e600dd37835df1cae491fb011098caae48",
    "metadata": {},
    "name": "BulkMenuArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09571fb5f95ed3d5341cefb9c1efd330";

export default node;
