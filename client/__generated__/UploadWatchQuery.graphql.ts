/**
 * @generated SignedSource<<614c4d3426ddf8b9e53f0001ff6cb5ed>>
 * @relayHash 6a524360eb92a2c743f0551a70468cfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaac9bc17084b8c53341f405e15e7d12e5e54897bf1f78eff140b7fda931eed8

import type { ConcreteRequest } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type UploadState = "checking" | "finished" | "receiving" | "refused";
export type UploadWatchQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type UploadWatchQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly __typename: "Track";
    readonly failureReason: string | null | undefined;
    readonly id: string;
    readonly progress: number | null | undefined;
    readonly sameRecordings: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }> | null | undefined;
    readonly state: TrackState;
  } | {
    readonly __typename: "Upload";
    readonly reason: string | null | undefined;
    readonly replaces: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly track: {
      readonly failureReason: string | null | undefined;
      readonly id: string;
      readonly progress: number | null | undefined;
      readonly sameRecordings: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
      }> | null | undefined;
      readonly state: TrackState;
    } | null | undefined;
    readonly uploadId: string;
    readonly uploadState: UploadState;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined>;
  readonly viewer: {
    readonly workspace: {
      readonly id: string;
      readonly tracksUploaded: number;
      readonly uploads: ReadonlyArray<{
        readonly bytes: number;
        readonly createdAt: string;
        readonly fileName: string;
        readonly id: string;
        readonly reason: string | null | undefined;
        readonly replaces: {
          readonly id: string;
          readonly title: string;
        } | null | undefined;
        readonly state: UploadState;
        readonly uploadId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type UploadWatchQuery = {
  response: UploadWatchQuery$data;
  variables: UploadWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uploadId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Track",
  "kind": "LinkedField",
  "name": "replaces",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspace",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tracksUploaded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Upload",
      "kind": "LinkedField",
      "name": "uploads",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failureReason",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Track",
  "kind": "LinkedField",
  "name": "sameRecordings",
  "plural": true,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v13 = [
  (v1/*:: as any*/),
  (v3/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": "uploadState",
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v4/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "track",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Upload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UploadWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v13/*:: as any*/),
            "type": "Track",
            "abstractKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadWatchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v9/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "Track",
            "abstractKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aaac9bc17084b8c53341f405e15e7d12e5e54897bf1f78eff140b7fda931eed8",
    "metadata": {},
    "name": "UploadWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "feb9e38e8b9a93deb57e3897ed228d03";

export default node;
