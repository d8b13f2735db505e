/**
 * @generated SignedSource<<44b48ea31df20a6f3180aac09a9e14df>>
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
  readonly desk: {
    readonly releaseDay: string | null | undefined;
  } | null | undefined;
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
      "concreteType": "ReleaseDesk",
      "kind": "LinkedField",
      "name": "desk",
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

(node as any).hash = "6acd80170df3607440f66f0a3d55f3ee";

export default node;
