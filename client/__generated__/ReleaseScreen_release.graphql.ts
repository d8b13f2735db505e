/**
 * @generated SignedSource<<fc0a2566ec38234aa4982d9eca8806c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseScreen_release$data = {
  readonly id: string;
  readonly isAiDisputed: boolean;
  readonly privateFields: {
    readonly completeness: number;
  } | null | undefined;
  readonly report: {
    readonly " $fragmentSpreads": FragmentRefs<"ReportPanel_report">;
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
      "kind": "ScalarField",
      "name": "isAiDisputed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Report",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportPanel_report"
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

(node as any).hash = "09f72ba16239061cc05f9498f4336360";

export default node;
