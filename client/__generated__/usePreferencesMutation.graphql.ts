/**
 * @generated SignedSource<<19ff721428aadbc61a284a1e17b79705>>
 * @relayHash b33186df9855f77132185a2b9b057f57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 356da83bbb72b87520669d530450d2226f0709d903437fcf4c5a3c69aebdb392

import type { ConcreteRequest } from 'relay-runtime';
export type Capability = "artist" | "fan";
export type Locale = "en" | "es";
export type NoticeChannel = "app" | "email";
export type NoticeTopic = "brief" | "community" | "newMusic" | "orders" | "payouts" | "plan" | "product" | "releases" | "security" | "supporters" | "team";
export type StreamQuality = "basic" | "high" | "lossless";
import type { Params } from "../../domain/words/refusal";
export type UpdatePreferencesInput = {
  aiTeam?: boolean | null | undefined;
  crossfade?: number | null | undefined;
  hideAiMade?: boolean | null | undefined;
  hideExplicit?: boolean | null | undefined;
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
        readonly hideAiMade: boolean;
        readonly hideExplicit: boolean;
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
                    "name": "hideExplicit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hideAiMade",
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
    "id": "356da83bbb72b87520669d530450d2226f0709d903437fcf4c5a3c69aebdb392",
    "metadata": {},
    "name": "usePreferencesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb907f80a616c3acb25eb83373844a39";

export default node;
