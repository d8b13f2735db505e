/**
 * @generated SignedSource<<dfaee24abb1097bbf6c99ea690d435b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReleaseCard_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly title: string;
  readonly " $fragmentType": "ReleaseCard_release";
};
export type ReleaseCard_release$key = {
  readonly " $data"?: ReleaseCard_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseCard_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseCard_release",
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
      "name": "coverUrl",
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "c8ceb3a32cff192dd35b9be684bdf620";

export default node;
