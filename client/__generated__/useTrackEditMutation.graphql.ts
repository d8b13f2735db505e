/**
 * @generated SignedSource<<7bb855612560344df78f21d57faa9fd0>>
 * @relayHash 7975389519e2c569d65c379d7ce0c43d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ae006b54f526495773aa683bfc85dffe39725956ee9080e79f7e59509196986

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AiShare = "assisted" | "generated" | "none";
export type Explicitness = "clean" | "explicit" | "none";
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type Visibility = "private" | "public" | "unlisted";
import type { Params } from "../../domain/words/refusal";
export type UpdateTrackInput = {
  aiDisclosure?: AiDisclosureInput | null | undefined;
  artistNames?: ReadonlyArray<string> | null | undefined;
  bpm?: number | null | undefined;
  coverLicence?: string | null | undefined;
  creditsText?: string | null | undefined;
  downloadAllowed?: boolean | null | undefined;
  explicit?: Explicitness | null | undefined;
  furtherMoods?: ReadonlyArray<string> | null | undefined;
  genre?: string | null | undefined;
  id: string;
  instruments?: ReadonlyArray<string> | null | undefined;
  isCover?: boolean | null | undefined;
  isLive?: boolean | null | undefined;
  isPriceFixed?: boolean | null | undefined;
  isRemix?: boolean | null | undefined;
  isrc?: string | null | undefined;
  key?: string | null | undefined;
  language?: string | null | undefined;
  maxFreePlays?: number | null | undefined;
  mood?: string | null | undefined;
  pLineOwner?: string | null | undefined;
  pLineYear?: number | null | undefined;
  parentId?: string | null | undefined;
  previewStartMs?: number | null | undefined;
  priceMinor?: number | null | undefined;
  recordingCountry?: string | null | undefined;
  recordingYear?: number | null | undefined;
  subGenre?: string | null | undefined;
  suggestedPriceMinor?: number | null | undefined;
  title?: string | null | undefined;
  version: number;
  versionTitle?: string | null | undefined;
  visibility?: Visibility | null | undefined;
};
export type AiDisclosureInput = {
  composition: AiShare;
  instrumentation: AiShare;
  lyrics: AiShare;
  postProduction: AiShare;
  vocals: AiShare;
};
export type useTrackEditMutation$variables = {
  input: UpdateTrackInput;
};
export type useTrackEditMutation$data = {
  readonly updateTrack: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "StaleVersion";
    readonly current: {
      readonly artistNames: ReadonlyArray<string>;
      readonly bpm: number | null | undefined;
      readonly genre: string | null | undefined;
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly key: string | null | undefined;
      readonly mood: string | null | undefined;
      readonly title: string;
      readonly version: number;
      readonly visibility: Visibility;
    };
  } | {
    readonly __typename: "UpdateTrackPayload";
    readonly track: {
      readonly " $fragmentSpreads": FragmentRefs<"listedTrack_track">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTrackEditMutation$rawResponse = {
  readonly updateTrack: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly field: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "StaleVersion";
    readonly current: {
      readonly artistNames: ReadonlyArray<string>;
      readonly bpm: number | null | undefined;
      readonly genre: string | null | undefined;
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly key: string | null | undefined;
      readonly mood: string | null | undefined;
      readonly title: string;
      readonly version: number;
      readonly visibility: Visibility;
    };
  } | {
    readonly __typename: "UpdateTrackPayload";
    readonly track: {
      readonly artistNames: ReadonlyArray<string>;
      readonly bpm: number | null | undefined;
      readonly coverUrl: string;
      readonly duration: number;
      readonly failure: {
        readonly code: string;
        readonly message: string;
        readonly params: Params;
      } | null | undefined;
      readonly genre: string | null | undefined;
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly key: string | null | undefined;
      readonly mood: string | null | undefined;
      readonly progress: number | null | undefined;
      readonly state: TrackState;
      readonly title: string;
      readonly version: number;
      readonly visibility: Visibility;
    };
  } | {
    readonly __typename: string;
  };
};
export type useTrackEditMutation = {
  rawResponse: useTrackEditMutation$rawResponse;
  response: useTrackEditMutation$data;
  variables: useTrackEditMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "params",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "artistNames",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "genre",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mood",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bpm",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isrc",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StaleVersion",
  "abstractKey": null
},
v18 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v19 = {
  "kind": "InlineFragment",
  "selections": (v18/*:: as any*/),
  "type": "NotFound",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTrackEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTrack",
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
                    "name": "listedTrack_track"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateTrackPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v17/*:: as any*/),
          (v19/*:: as any*/)
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
    "name": "useTrackEditMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTrack",
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
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "duration",
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
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
                    "name": "progress",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Text",
                    "kind": "LinkedField",
                    "name": "failure",
                    "plural": false,
                    "selections": (v18/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "coverUrl",
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateTrackPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/),
          (v17/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ae006b54f526495773aa683bfc85dffe39725956ee9080e79f7e59509196986",
    "metadata": {},
    "name": "useTrackEditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d104316faa4e6b6d5e9393df1f88f93d";

export default node;
