/**
 * @generated SignedSource<<8fba4d70a1b16257cd794f04c87e28fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReportState = "appealed" | "confirmed" | "dismissed" | "granted" | "open" | "upheld";
export type ReportSubject = "release" | "track";
import type { FragmentRefs } from "relay-runtime";
export type ReportEntry_report$data = {
  readonly appeal: string | null | undefined;
  readonly appealDecidedAt: string | null | undefined;
  readonly appealDecision: string | null | undefined;
  readonly appealedAt: string | null | undefined;
  readonly artistNames: ReadonlyArray<string>;
  readonly createdAt: string;
  readonly decidedAt: string | null | undefined;
  readonly decision: string | null | undefined;
  readonly release: {
    readonly pagePath: string | null | undefined;
  } | null | undefined;
  readonly said: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SaidSongs_song">;
  }>;
  readonly saidNow: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SaidSongs_song">;
  }>;
  readonly state: ReportState;
  readonly subjectKind: ReportSubject;
  readonly title: string;
  readonly track: {
    readonly pagePath: string | null | undefined;
  } | null | undefined;
  readonly voices: ReadonlyArray<{
    readonly text: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReportVerdict_report">;
  readonly " $fragmentType": "ReportEntry_report";
};
export type ReportEntry_report$key = {
  readonly " $data"?: ReportEntry_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportEntry_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SaidSongs_song"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pagePath",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportEntry_report",
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
      "name": "artistNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectKind",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appeal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appealedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appealDecision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appealDecidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SaidSong",
      "kind": "LinkedField",
      "name": "said",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SaidSong",
      "kind": "LinkedField",
      "name": "saidNow",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportVoice",
      "kind": "LinkedField",
      "name": "voices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "track",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportVerdict_report"
    }
  ],
  "type": "Report",
  "abstractKey": null
};
})();

(node as any).hash = "f9090913b1a504a89e808c4c6fbc295f";

export default node;
