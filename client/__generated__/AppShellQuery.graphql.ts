/**
 * @generated SignedSource<<6ae0becc8023d844bd5231fccc04515c>>
 * @relayHash 5f2045721edc1a4047b73ed50747b829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d810870b34a3f0659fc489bc32a4df0f0e7d2aa29a5583d9c119a147a2620d75

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Capability = "artist" | "fan";
export type DeletionState = "canceled" | "done" | "expired" | "requested" | "running" | "waiting";
export type Locale = "en" | "es";
export type Role = "admin" | "artist" | "collector" | "educator" | "fan" | "label_admin" | "manager" | "superadmin";
export type StreamQuality = "basic" | "high" | "lossless";
export type Tier = "enterprise" | "free" | "pro" | "trial";
export type VocabularyKey = "GENRE" | "INSTRUMENT" | "LANGUAGE" | "MOOD";
export type WorkspaceType = "artist" | "label";
export type AppShellQuery$variables = Record<PropertyKey, never>;
export type AppShellQuery$data = {
  readonly viewer: {
    readonly capabilities: ReadonlyArray<Capability>;
    readonly deletion: {
      readonly code: string;
      readonly dueAt: string | null | undefined;
      readonly state: DeletionState;
    } | null | undefined;
    readonly email: string;
    readonly flags: ReadonlyArray<string>;
    readonly fullName: string;
    readonly id: string;
    readonly isAccountOwner: boolean;
    readonly isEmailProven: boolean;
    readonly onboardingCompleted: boolean;
    readonly onboardingStep: number;
    readonly owesSecondFactor: boolean;
    readonly preferences: {
      readonly aiTeam: boolean;
      readonly crossfade: number;
      readonly locale: Locale | null | undefined;
      readonly mode: Capability;
      readonly normalise: boolean;
      readonly streamingQuality: StreamQuality;
    };
    readonly profile: {
      readonly avatarUrl: string | null | undefined;
    };
    readonly role: Role;
    readonly stageName: string | null | undefined;
    readonly tier: Tier;
    readonly trialEndsAt: string | null | undefined;
    readonly unreadNotificationCount: number;
    readonly workspace: {
      readonly id: string;
      readonly name: string;
      readonly planHolder: string | null | undefined;
      readonly showsAiTeam: boolean;
      readonly slug: string;
      readonly tier: Tier;
      readonly trackAllowance: number | null | undefined;
      readonly tracksUploaded: number;
      readonly workspaceType: WorkspaceType;
    } | null | undefined;
    readonly workspaces: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly workspaceType: WorkspaceType;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformProvider_query" | "useVocabulary_query">;
};
export type AppShellQuery$rawResponse = {
  readonly platform: {
    readonly legalContact: string;
    readonly noticeEn: string;
    readonly noticeEs: string;
    readonly platformFeeEnterpriseBps: number;
    readonly platformFeeProBps: number;
    readonly platformFeeTrialBps: number;
    readonly signUp: string;
    readonly supportEmail: string;
    readonly uploadMegabytes: number;
  };
  readonly viewer: {
    readonly capabilities: ReadonlyArray<Capability>;
    readonly deletion: {
      readonly code: string;
      readonly dueAt: string | null | undefined;
      readonly state: DeletionState;
    } | null | undefined;
    readonly email: string;
    readonly flags: ReadonlyArray<string>;
    readonly fullName: string;
    readonly id: string;
    readonly isAccountOwner: boolean;
    readonly isEmailProven: boolean;
    readonly onboardingCompleted: boolean;
    readonly onboardingStep: number;
    readonly owesSecondFactor: boolean;
    readonly preferences: {
      readonly aiTeam: boolean;
      readonly crossfade: number;
      readonly locale: Locale | null | undefined;
      readonly mode: Capability;
      readonly normalise: boolean;
      readonly streamingQuality: StreamQuality;
    };
    readonly profile: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
    };
    readonly role: Role;
    readonly stageName: string | null | undefined;
    readonly tier: Tier;
    readonly trialEndsAt: string | null | undefined;
    readonly unreadNotificationCount: number;
    readonly workspace: {
      readonly id: string;
      readonly name: string;
      readonly planHolder: string | null | undefined;
      readonly showsAiTeam: boolean;
      readonly slug: string;
      readonly tier: Tier;
      readonly trackAllowance: number | null | undefined;
      readonly tracksUploaded: number;
      readonly workspaceType: WorkspaceType;
    } | null | undefined;
    readonly workspaces: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly workspaceType: WorkspaceType;
    }>;
  } | null | undefined;
  readonly vocabulary: ReadonlyArray<{
    readonly key: VocabularyKey;
    readonly terms: ReadonlyArray<{
      readonly aliases: ReadonlyArray<string>;
      readonly isChoosable: boolean;
      readonly labelEn: string;
      readonly labelEs: string;
      readonly slug: string;
    }>;
  }>;
};
export type AppShellQuery = {
  rawResponse: AppShellQuery$rawResponse;
  response: AppShellQuery$data;
  variables: AppShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmailProven",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owesSecondFactor",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stageName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capabilities",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAccountOwner",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tier",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trialEndsAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "flags",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotificationCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onboardingCompleted",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onboardingStep",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "width",
      "value": 256
    }
  ],
  "kind": "ScalarField",
  "name": "avatarUrl",
  "storageKey": "avatarUrl(width:256)"
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountDeletion",
  "kind": "LinkedField",
  "name": "deletion",
  "plural": false,
  "selections": [
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
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
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
      "name": "mode",
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
      "name": "aiTeam",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workspaceType",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspace",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsAiTeam",
      "storageKey": null
    },
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planHolder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackAllowance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tracksUploaded",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspaces",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v18/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AppShellQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PlatformProvider_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useVocabulary_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AppShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Platform",
        "kind": "LinkedField",
        "name": "platform",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noticeEn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noticeEs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "legalContact",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformFeeTrialBps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformFeeProBps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platformFeeEnterpriseBps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uploadMegabytes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VocabularyList",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VocabularyTerm",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labelEn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labelEs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "aliases",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isChoosable",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v15/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d810870b34a3f0659fc489bc32a4df0f0e7d2aa29a5583d9c119a147a2620d75",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6e4852337034b0087f66cdbc308f8d3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
