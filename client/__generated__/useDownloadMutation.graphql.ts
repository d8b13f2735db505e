/**
 * @generated SignedSource<<3bae7cd270a7da7dc3dea832083bb7a6>>
 * @relayHash 755d0c92093c899b53e8d9c8068f0248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b05d3d22881ad98aedf568f038102409087d83a9be6281668e7425871fc0214

import type { ConcreteRequest } from 'relay-runtime';
export type DownloadFormat = "flac" | "mp3" | "opus" | "wav";
export type DownloadState = "failed" | "preparing" | "ready";
import type { Params } from "../../domain/words/refusal";
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
    readonly code?: string;
    readonly download?: {
      readonly id: string;
      readonly state: DownloadState;
      readonly url: string | null | undefined;
    };
    readonly message?: string;
    readonly params?: Params;
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
    "id": "5b05d3d22881ad98aedf568f038102409087d83a9be6281668e7425871fc0214",
    "metadata": {},
    "name": "useDownloadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39aa0cca96c62261a8f96d7946343ba5";

export default node;
