/**
 * @generated SignedSource<<30e2e59935e76c6d2a7c6a8e677bd3cd>>
 * @relayHash cca60d598b7ea9d532c1dbd8a17c2098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c7ad0b51561bbc5aa1a4e8464ad7070a7f12bdfcb632ce84151e0e44e8c846b

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadFormat = "flac" | "mp3" | "opus" | "wav";
export type DownloadState = "failed" | "preparing" | "ready";
export type PrepareDownloadInput = {
  format: DownloadFormat;
  id: string;
};
export type useDownloadMutation$variables = {
  input: PrepareDownloadInput;
};
export type useDownloadMutation$data = {
  readonly prepareDownload: {
    readonly __typename: string;
    readonly download?: {
      readonly id: string;
      readonly state: DownloadState;
      readonly url: string | null | undefined;
    };
    readonly message?: string;
  };
};
export type useDownloadMutation = {
  response: useDownloadMutation$data;
  variables: useDownloadMutation$variables;
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
    "name": "prepareDownload",
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
            "concreteType": "DownloadWish",
            "kind": "LinkedField",
            "name": "download",
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
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "PrepareDownloadPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": "__isUserError"
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
    "name": "useDownloadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDownloadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3c7ad0b51561bbc5aa1a4e8464ad7070a7f12bdfcb632ce84151e0e44e8c846b",
    "metadata": {},
    "name": "useDownloadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf919c488ae6fa16a4dde9631c48b329";

export default node;
