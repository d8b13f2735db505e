/**
 * @generated SignedSource<<9dd91da5cb7b2ae564f9e564e05e07dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneStatus = "doing" | "done" | "late" | "skipped" | "todo";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type PlannedReleases_workspace$data = {
  readonly id: string;
  readonly plannedReleases: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly milestones: ReadonlyArray<{
          readonly assigneeId: string | null | undefined;
          readonly dueDay: string | null | undefined;
          readonly id: string;
          readonly status: MilestoneStatus;
        }> | null | undefined;
        readonly state: ReleaseState;
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"PlanSection_release">;
      };
    }>;
  } | null | undefined;
  readonly teammates: ReadonlyArray<{
    readonly isViewer: boolean;
    readonly personId: string;
  }>;
  readonly " $fragmentType": "PlannedReleases_workspace";
};
export type PlannedReleases_workspace$key = {
  readonly " $data"?: PlannedReleases_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlannedReleases_workspace">;
};

import PlannedReleasesPaginationQuery_graphql from './PlannedReleasesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "plannedReleases"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PlannedReleasesPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "PlannedReleases_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Teammate",
      "kind": "LinkedField",
      "name": "teammates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "plannedReleases",
      "args": null,
      "concreteType": "PlannedReleasesConnection",
      "kind": "LinkedField",
      "name": "__PlannedReleases_plannedReleases_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlannedReleasesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Release",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Milestone",
                  "kind": "LinkedField",
                  "name": "milestones",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "status",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "dueDay",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "assigneeId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PlanSection_release"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "293ec11c5130e364b0f851dfeed67493";

export default node;
