/**
 * @generated SignedSource<<e05109e39b1d42892e1aff4549cd7f27>>
 * @relayHash 57b8eabb433d39b019046c1c9da0a892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35c7608d677270c70af1d53d49be4c8b73ba1d660daeac1fd96a95a9d674951

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
export type useModeChoiceMutation$variables = {
  input: UpdatePreferencesInput;
};
export type useModeChoiceMutation$data = {
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
        readonly mode: Capability;
        readonly streamingQuality: StreamQuality;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useModeChoiceMutation$rawResponse = {
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
        readonly mode: Capability;
        readonly streamingQuality: StreamQuality;
      };
    };
  } | {
    readonly __typename: string;
  };
};
export type useModeChoiceMutation = {
  rawResponse: useModeChoiceMutation$rawResponse;
  response: useModeChoiceMutation$data;
  variables: useModeChoiceMutation$variables;
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
                    "name": "mode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "streamingQuality",
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
    "name": "useModeChoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useModeChoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a35c7608d677270c70af1d53d49be4c8b73ba1d660daeac1fd96a95a9d674951",
    "metadata": {},
    "name": "useModeChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47ef75dad3d1dafa86826d3505a84345";

export default node;
