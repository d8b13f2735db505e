/**
 * @generated SignedSource<<0bd05143549f58a1fdc1192c406de95e>>
 * @relayHash 0cab207df5bbe6c52d37ee589b00d4de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f35d76c674f3b8057fc63c8e572ef7e708686ee68050c6aee1d06b2ca0c6a9bc

import type { ConcreteRequest } from 'relay-runtime';
export type Capability = "artist" | "fan";
export type Locale = "en" | "es";
export type NoticeChannel = "app" | "email";
export type NoticeTopic = "brief" | "community" | "newMusic" | "orders" | "payouts" | "plan" | "product" | "releases" | "security" | "supporters" | "team";
export type StreamQuality = "basic" | "high" | "lossless";
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
export type useLanguageMutation$variables = {
  input: UpdatePreferencesInput;
};
export type useLanguageMutation$data = {
  readonly updatePreferences: {
    readonly viewer?: {
      readonly id: string;
      readonly preferences: {
        readonly locale: Locale | null | undefined;
      };
    };
  };
};
export type useLanguageMutation = {
  response: useLanguageMutation$data;
  variables: useLanguageMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updatePreferences",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f35d76c674f3b8057fc63c8e572ef7e708686ee68050c6aee1d06b2ca0c6a9bc",
    "metadata": {},
    "name": "useLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b706e896934666b63dcb78cd5d8dda28";

export default node;
