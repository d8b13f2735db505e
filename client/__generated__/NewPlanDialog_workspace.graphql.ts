/**
 * @generated SignedSource<<5564c1ca31c6a74010274278595856bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPlanDialog_workspace$data = {
  readonly milestoneTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly steps: ReadonlyArray<{
      readonly key: string;
      readonly offsetDays: number;
      readonly words: {
        readonly en: string;
        readonly es: string;
      };
    }>;
  }> | null | undefined;
  readonly releases: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly milestoneProgress: {
          readonly total: number;
        } | null | undefined;
        readonly privateFields: {
          readonly releaseDay: string | null | undefined;
          readonly timezone: string;
        } | null | undefined;
        readonly title: string;
        readonly versionTitle: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "NewPlanDialog_workspace";
};
export type NewPlanDialog_workspace$key = {
  readonly " $data"?: NewPlanDialog_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPlanDialog_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewPlanDialog_workspace",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "WorkspaceReleasesConnection",
      "kind": "LinkedField",
      "name": "releases",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkspaceReleasesConnectionEdge",
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
                (v0/*:: as any*/),
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
                  "concreteType": "MilestoneProgress",
                  "kind": "LinkedField",
                  "name": "milestoneProgress",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "total",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PrivateReleaseFields",
                  "kind": "LinkedField",
                  "name": "privateFields",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "releaseDay",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "timezone",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "releases(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MilestoneTemplate",
      "kind": "LinkedField",
      "name": "milestoneTemplates",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MilestoneTemplateStep",
          "kind": "LinkedField",
          "name": "steps",
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
              "kind": "ScalarField",
              "name": "offsetDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Words",
              "kind": "LinkedField",
              "name": "words",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "en",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "es",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "982ff0604c44849807b46b407cbb44c6";

export default node;
