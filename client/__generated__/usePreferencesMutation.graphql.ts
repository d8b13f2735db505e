/**
 * @generated SignedSource<<e527be420e5af37ec90f8d45ee168d37>>
 * @relayHash 4b5a4bb33a9cfdf043fa0e94c16fafc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce3e44ceddddbf059064c8469f94e55fa0fe1ef73a6de740844524e9e328c75a

import type { ConcreteRequest } from 'relay-runtime';
export type Capability = "artist" | "fan";
export type Locale = "en" | "es";
export type NoticeChannel = "app" | "email";
export type NoticeTopic = "community" | "newMusic" | "orders" | "payouts" | "plan" | "product" | "releases" | "security" | "supporters" | "team";
export type StreamQuality = "basic" | "high" | "lossless";
import type { Params } from "../../domain/words/refusal";
export type UpdatePreferencesInput = {
  aiTeam?: boolean | null | undefined;
  crossfade?: number | null | undefined;
  listeningHistory?: boolean | null | undefined;
  locale?: Locale | null | undefined;
  marketingConsent?: boolean | null | undefined;
  mode?: Capability | null | undefined;
  normalise?: boolean | null | undefined;
  notifications?: ReadonlyArray<NoticeChoiceInput> | null | undefined;
  offlineStorageUsed?: number | null | undefined;
  publicCollection?: boolean | null | undefined;
  streamingQuality?: StreamQuality | null | undefined;
};
export type NoticeChoiceInput = {
  channel: NoticeChannel;
  isOn: boolean;
  topic: NoticeTopic;
};
export type usePreferencesMutation$variables = {
  input: UpdatePreferencesInput;
};
export type usePreferencesMutation$data = {
  readonly updatePreferences: {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "UpdatePreferencesPayload";
    readonly viewer: {
      readonly id: string;
      readonly preferences: {
        readonly aiTeam: boolean;
        readonly crossfade: number;
        readonly listeningHistory: boolean;
        readonly locale: Locale | null | undefined;
        readonly marketingConsent: boolean;
        readonly mode: Capability;
        readonly normalise: boolean;
        readonly notifications: ReadonlyArray<{
          readonly channel: NoticeChannel;
          readonly isLocked: boolean;
          readonly isOn: boolean;
          readonly topic: NoticeTopic;
        }>;
        readonly offlineStorageUsed: number;
        readonly openQualities: ReadonlyArray<StreamQuality>;
        readonly publicCollection: boolean;
        readonly streamingQuality: StreamQuality;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePreferencesMutation = {
  response: usePreferencesMutation$data;
  variables: usePreferencesMutation$variables;
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
    "name": "updatePreferences",
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
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
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
                "concreteType": "Preferences",
                "kind": "LinkedField",
                "name": "preferences",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "locale",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "marketingConsent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "streamingQuality",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openQualities",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "offlineStorageUsed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NoticeChoice",
                    "kind": "LinkedField",
                    "name": "notifications",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "topic",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "channel",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isLocked",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "crossfade",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "normalise",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "listeningHistory",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publicCollection",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "aiTeam",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdatePreferencesPayload",
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
        "type": "InvalidInput",
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
    "name": "usePreferencesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreferencesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce3e44ceddddbf059064c8469f94e55fa0fe1ef73a6de740844524e9e328c75a",
    "metadata": {},
    "name": "usePreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9a7939d7819a71f8c486036fd5fe45d";

export default node;
