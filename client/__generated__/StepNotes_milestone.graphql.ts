/**
 * @generated SignedSource<<d258caff2ad393abc3baef4ef2cc99ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneNoteKind = "comment" | "done" | "doneByItself" | "moved" | "reopened" | "skipped" | "snoozed";
import type { FragmentRefs } from "relay-runtime";
export type StepNotes_milestone$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly byName: string | null | undefined;
    readonly createdAt: string;
    readonly id: string;
    readonly kind: MilestoneNoteKind;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentType": "StepNotes_milestone";
};
export type StepNotes_milestone$key = {
  readonly " $data"?: StepNotes_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepNotes_milestone">;
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
  "name": "StepNotes_milestone",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MilestoneNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};
})();

(node as any).hash = "dcac346608343752b5e775b04736f40f";

export default node;
