/**
 * @generated SignedSource<<484491767dc294f1bcbd26f723609bb5>>
 * @relayHash f865f3778d34ce5e2307e92d82b714b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db644da98956cddc7489ade00318240ad63545f3d6c8c4f70b4232c73a5e1dc0

import type { ConcreteRequest } from 'relay-runtime';
export type AiShare = "assisted" | "generated" | "none";
export type Explicitness = "clean" | "explicit" | "none";
export type Visibility = "private" | "public" | "unlisted";
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
export type useFixesTrackMutation$variables = {
  input: UpdateTrackInput;
};
export type useFixesTrackMutation$data = {
  readonly updateTrack: {
    readonly __typename: "UpdateTrackPayload";
    readonly track: {
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly title: string;
      readonly version: number;
      readonly versionTitle: string | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useFixesTrackMutation = {
  response: useFixesTrackMutation$data;
  variables: useFixesTrackMutation$variables;
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
    "name": "updateTrack",
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "versionTitle",
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
        "type": "UpdateTrackPayload",
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
    "name": "useFixesTrackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFixesTrackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db644da98956cddc7489ade00318240ad63545f3d6c8c4f70b4232c73a5e1dc0",
    "metadata": {},
    "name": "useFixesTrackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ebf47e011f9eee93bab71712addce01";

export default node;
