/**
 * @generated SignedSource<<634384ef4879c98f3f801baeab91145c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedViews_workspace$data = {
  readonly id: string;
  readonly savedViews: ReadonlyArray<{
    readonly columns: ReadonlyArray<string>;
    readonly id: string;
    readonly name: string;
    readonly query: string;
  }>;
  readonly " $fragmentType": "SavedViews_workspace";
};
export type SavedViews_workspace$key = {
  readonly " $data"?: SavedViews_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedViews_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedViews_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "savedViews",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "query",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columns",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "ea56045783badcd383292bb24daa8b14";

export default node;
