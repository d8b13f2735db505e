/**
 * @generated SignedSource<<098ed308dc0330d77215c9aac36db584>>
 * @relayHash 97fca210af55ca2951bf850457673a9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43a24bea44746e6a318a529040646f4b337e8d872e63d1a644bb9b746fa5733

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type AssignIsrcsInput = {
  trackIds: ReadonlyArray<string>;
};
export type useAssignIsrcsMutation$variables = {
  input: AssignIsrcsInput;
};
export type useAssignIsrcsMutation$data = {
  readonly assignIsrcs: {
    readonly __typename: "AssignIsrcsPayload";
    readonly tracks: ReadonlyArray<{
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly version: number;
    }>;
  } | {
    readonly __typename: "IsrcsUsedUp";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NoIsrcPrefix";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
    readonly settingsPath: string;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAssignIsrcsMutation = {
  response: useAssignIsrcsMutation$data;
  variables: useAssignIsrcsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
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
    "name": "assignIsrcs",
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
            "name": "tracks",
            "plural": true,
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
                "name": "isrc",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AssignIsrcsPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settingsPath",
            "storageKey": null
          }
        ],
        "type": "NoIsrcPrefix",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v4/*:: as any*/),
        "type": "IsrcsUsedUp",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v4/*:: as any*/),
        "type": "NotFound",
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
    "name": "useAssignIsrcsMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignIsrcsMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "e43a24bea44746e6a318a529040646f4b337e8d872e63d1a644bb9b746fa5733",
    "metadata": {},
    "name": "useAssignIsrcsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdd2b5b4181f4cbf9bf6c209ee1b2800";

export default node;
