/**
 * @generated SignedSource<<1ebb2c9f05f804f870b32eb6ffb144ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedDialog_workspace$data = {
  readonly calendarFeed: {
    readonly createdAt: string;
    readonly readAt: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "FeedDialog_workspace";
};
export type FeedDialog_workspace$key = {
  readonly " $data"?: FeedDialog_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedDialog_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedDialog_workspace",
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
      "concreteType": "CalendarFeed",
      "kind": "LinkedField",
      "name": "calendarFeed",
      "plural": false,
      "selections": [
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
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "525cfd3e71b512b87e2f9cadb057f70f";

export default node;
