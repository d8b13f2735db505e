/**
 * @generated SignedSource<<25f336d47fc544d191e20d8ed43fe0e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseScreen_release$data = {
  readonly id: string;
  readonly privateFields: {
    readonly completeness: number;
  } | null | undefined;
  readonly title: string;
  readonly workspaceId: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArtworkPart_release" | "CompliancePanel_release" | "DatePart_release" | "DetailsPart_release" | "HistoryPart_release" | "MilestonesPanel_release" | "ReleaseGaps_release" | "ReleaseHead_release" | "RightsPart_release" | "TracksPart_release">;
  readonly " $fragmentType": "ReleaseScreen_release";
};
export type ReleaseScreen_release$key = {
  readonly " $data"?: ReleaseScreen_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseScreen_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseScreen_release",
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
          "name": "completeness",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReleaseHead_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReleaseGaps_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TracksPart_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsPart_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RightsPart_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArtworkPart_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DatePart_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoryPart_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompliancePanel_release"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestonesPanel_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "212ff61b081be1c7df37889f92ee694d";

export default node;
