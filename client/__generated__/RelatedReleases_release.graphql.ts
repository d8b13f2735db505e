/**
 * @generated SignedSource<<c71cfd71eabdfc360d95ea25ee93ce92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedReleases_release$data = {
  readonly related: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PlayRelease_release" | "ReleaseCard_release">;
  }>;
  readonly " $fragmentType": "RelatedReleases_release";
};
export type RelatedReleases_release$key = {
  readonly " $data"?: RelatedReleases_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedReleases_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelatedReleases_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "related",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReleaseCard_release"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlayRelease_release"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "be67d2efa5fa9d8425573603d62eae8d";

export default node;
