/**
 * @generated SignedSource<<f56993a57d02278dd6b2558895c0d88c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type CoverDrafts_message$data = {
  readonly coverDrafts: ReadonlyArray<{
    readonly fileUrl: string;
    readonly id: string;
    readonly isCover: boolean;
    readonly isWritten: boolean;
    readonly mayBeUndone: boolean;
    readonly motif: string;
    readonly pictureUrl: string;
    readonly release: {
      readonly id: string;
      readonly state: ReleaseState;
      readonly title: string;
      readonly version: number;
    } | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "CoverDrafts_message";
};
export type CoverDrafts_message$key = {
  readonly " $data"?: CoverDrafts_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverDrafts_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverDrafts_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoverDraft",
      "kind": "LinkedField",
      "name": "coverDrafts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motif",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWritten",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictureUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCover",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayBeUndone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "release",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
              "name": "version",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatMessage",
  "abstractKey": null
};
})();

(node as any).hash = "8a5b18ebee13b6c0841068e21eaaaf3c";

export default node;
