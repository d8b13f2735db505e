/**
 * @generated SignedSource<<3ee8c8579c91157f19f28b1b5078816d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaylistVisibility = "private" | "public" | "unlisted";
import type { FragmentRefs } from "relay-runtime";
export type ShareDialog_playlist$data = {
  readonly collaborators: ReadonlyArray<{
    readonly isViewer: boolean;
    readonly name: string;
    readonly userId: string;
  }>;
  readonly id: string;
  readonly invitationPath: string | null | undefined;
  readonly isOwn: boolean;
  readonly ownerName: string | null | undefined;
  readonly path: string;
  readonly rule: string | null | undefined;
  readonly title: string;
  readonly visibility: PlaylistVisibility;
  readonly " $fragmentType": "ShareDialog_playlist";
};
export type ShareDialog_playlist$key = {
  readonly " $data"?: ShareDialog_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_playlist",
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
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitationPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaylistCollaborator",
      "kind": "LinkedField",
      "name": "collaborators",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Playlist",
  "abstractKey": null
};

(node as any).hash = "bae4064286985757db8aef17c3479cb3";

export default node;
