/**
 * @generated SignedSource<<42206b3911a7e2d1f730e8fa3ffd8de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneChannel = "fans" | "numbers" | "press" | "rights" | "shops" | "store" | "studio";
export type TeamRole = "admin" | "artist" | "label_admin" | "manager";
import type { FragmentRefs } from "relay-runtime";
export type SaveTemplateDialog_release$data = {
  readonly milestones: ReadonlyArray<{
    readonly channel: MilestoneChannel | null | undefined;
    readonly dependsOn: ReadonlyArray<string>;
    readonly dueDay: string | null | undefined;
    readonly id: string;
    readonly isDueByHand: boolean;
    readonly isOwnTitle: boolean;
    readonly offsetDays: number | null | undefined;
    readonly ownerRole: TeamRole | null | undefined;
    readonly stepKey: string | null | undefined;
    readonly title: {
      readonly en: string;
    };
  }> | null | undefined;
  readonly privateFields: {
    readonly releaseDay: string | null | undefined;
  } | null | undefined;
  readonly title: string;
  readonly workspaceId: string;
  readonly " $fragmentType": "SaveTemplateDialog_release";
};
export type SaveTemplateDialog_release$key = {
  readonly " $data"?: SaveTemplateDialog_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveTemplateDialog_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveTemplateDialog_release",
  "selections": [
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
      "name": "workspaceId",
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
        }
      ],
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
          "name": "stepKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwnTitle",
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
          "kind": "ScalarField",
          "name": "isDueByHand",
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
          "name": "ownerRole",
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
          "name": "dependsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Words",
          "kind": "LinkedField",
          "name": "title",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "en",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "d64d793f7d3faed21bcd52298dd68272";

export default node;
