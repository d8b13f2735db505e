/**
 * @generated SignedSource<<ae6e3ba3dfbc5cae8eee9354c664daa6>>
 * @relayHash efc777121c29a035f603a07c02a17435
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e2891200e8827d4aed8afd298e2c6eff920c6210be08bcfbec743348561a451

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type RestoreTrackInput = {
  id: string;
};
export type useArchivingRestoreMutation$variables = {
  input: RestoreTrackInput;
};
export type useArchivingRestoreMutation$data = {
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
export type useArchivingRestoreMutation = {
  response: useArchivingRestoreMutation$data;
  variables: useArchivingRestoreMutation$variables;
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
    "name": "useArchivingRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchivingRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e2891200e8827d4aed8afd298e2c6eff920c6210be08bcfbec743348561a451",
    "metadata": {},
    "name": "useArchivingRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ef239821d7bc46ad575be37830d4591";

export default node;
