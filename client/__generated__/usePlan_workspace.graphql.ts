/**
 * @generated SignedSource<<14586441710b8d00d5eecbbfb55ef1e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePlan_workspace$data = {
  readonly releasePlan: {
    readonly entries: ReadonlyArray<{
      readonly release: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"usePlanReleases_release">;
      };
    }>;
    readonly isWhole: boolean;
  } | null | undefined;
  readonly undatedReleases: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePlanReleases_release">;
  }> | null | undefined;
  readonly " $fragmentType": "usePlan_workspace";
};
export type usePlan_workspace$key = {
  readonly " $data"?: usePlan_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlan_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "usePlanReleases_release"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "days"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePlan_workspace",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "days",
          "variableName": "days"
        },
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        }
      ],
      "concreteType": "ReleasePlan",
      "kind": "LinkedField",
      "name": "releasePlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWhole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Release",
              "kind": "LinkedField",
              "name": "release",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "undatedReleases",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "2508aa4b45f9091cf64e9f0bad157be2";

export default node;
