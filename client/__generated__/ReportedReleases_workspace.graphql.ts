/**
 * @generated SignedSource<<feb7f60007cde4c79a7b9f9fa3018d8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FindingSeverity = "blocker" | "info" | "warning";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type ReportedReleases_workspace$data = {
  readonly complianceReport: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly artistNames: ReadonlyArray<string>;
        readonly compliance: {
          readonly findings: ReadonlyArray<{
            readonly severity: FindingSeverity;
          }>;
        } | null | undefined;
        readonly coverUrl: string;
        readonly id: string;
        readonly state: ReleaseState;
        readonly title: string;
        readonly versionTitle: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"FindingGroups_release">;
      };
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "ReportedReleases_workspace";
};
export type ReportedReleases_workspace$key = {
  readonly " $data"?: ReportedReleases_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedReleases_workspace">;
};

import ReportedReleasesPaginationQuery_graphql from './ReportedReleasesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "complianceReport"
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
      "operation": ReportedReleasesPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ReportedReleases_workspace",
  "selections": [
    {
      "alias": "complianceReport",
      "args": null,
      "concreteType": "ComplianceReportConnection",
      "kind": "LinkedField",
      "name": "__ReportedReleases_complianceReport_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ComplianceReportConnectionEdge",
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
                  "name": "versionTitle",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "artistNames",
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
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "width",
                      "value": 320
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "coverUrl",
                  "storageKey": "coverUrl(width:320)"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Compliance",
                  "kind": "LinkedField",
                  "name": "compliance",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ComplianceFinding",
                      "kind": "LinkedField",
                      "name": "findings",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "severity",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FindingGroups_release"
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

(node as any).hash = "2699735596dedee197c2e9a147f52400";

export default node;
