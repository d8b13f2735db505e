/**
 * @generated SignedSource<<25e2e27306cbfbfa41497beacaec1865>>
 * @relayHash 37fc8251c07a7cc945326aa7ac73c603
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 923db4dc44f18e8025a80d65dd4bdfad783d1b9e264af588e76bec2d2d4b225d

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type OpenPlaylistInvitationInput = {
  id: string;
};
export type useTogetherInviteMutation$variables = {
  input: OpenPlaylistInvitationInput;
};
export type useTogetherInviteMutation$data = {
  readonly done: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "OpenPlaylistInvitationPayload";
    readonly playlist: {
      readonly id: string;
      readonly invitationPath: string | null | undefined;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTogetherInviteMutation = {
  response: useTogetherInviteMutation$data;
  variables: useTogetherInviteMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "params",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "done",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "openPlaylistInvitation",
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
            "concreteType": "Playlist",
            "kind": "LinkedField",
            "name": "playlist",
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
                "name": "invitationPath",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "OpenPlaylistInvitationPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
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
    "name": "useTogetherInviteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTogetherInviteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "923db4dc44f18e8025a80d65dd4bdfad783d1b9e264af588e76bec2d2d4b225d",
    "metadata": {},
    "name": "useTogetherInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d305ddccc7d80b0eefa3bedbe3f0003";

export default node;
