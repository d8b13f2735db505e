/**
 * @generated SignedSource<<ff80691aa950c386d902ce45f6dff589>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailsForm_playlist$data = {
  readonly description: string;
  readonly folder: string | null | undefined;
  readonly id: string;
  readonly rule: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "DetailsForm_playlist";
};
export type DetailsForm_playlist$key = {
  readonly " $data"?: DetailsForm_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsForm_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsForm_playlist",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "folder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    }
  ],
  "type": "Playlist",
  "abstractKey": null
};

(node as any).hash = "2493e1e8777a30e7976f8f7edb342ce5";

export default node;
