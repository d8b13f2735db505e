/**
 * @generated SignedSource<<2f0f56b3258798bce1c9a4d961dda1f0>>
 * @relayHash 68e24b12e5bb97062aeafd4253cb8418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4709c1090f38bfca4d61b4fe7ea21d1d5cf54bac50f91408d595319092d63d29

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposedField = "genre" | "isrc" | "recordingYear";
export type DismissTagProposalsInput = {
  fields: ReadonlyArray<ProposedField>;
  id: string;
  isDismissed: boolean;
};
export type TagProposalsMutation$variables = {
  input: DismissTagProposalsInput;
};
export type TagProposalsMutation$data = {
  readonly dismissTagProposals: {
    readonly __typename: "DismissTagProposalsPayload";
    readonly track: {
      readonly " $fragmentSpreads": FragmentRefs<"TagProposals_track">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type TagProposalsMutation = {
  response: TagProposalsMutation$data;
  variables: TagProposalsMutation$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TagProposalsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "dismissTagProposals",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TagProposals_track"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DismissTagProposalsPayload",
            "abstractKey": null
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
    "name": "TagProposalsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "dismissTagProposals",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                    "concreteType": "TagProposal",
                    "kind": "LinkedField",
                    "name": "tagProposals",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isTakeable",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DismissTagProposalsPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4709c1090f38bfca4d61b4fe7ea21d1d5cf54bac50f91408d595319092d63d29",
    "metadata": {},
    "name": "TagProposalsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47622d6d19d56681b29f76b4999b60dd";

export default node;
