/**
 * @generated SignedSource<<db2c02c4c815bedc875b6a44d40250a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SplitAnswer = "refused" | "signed" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type SplitAnswerForms_offer$data = {
  readonly answer: SplitAnswer;
  readonly contentHash: string;
  readonly studio: string;
  readonly title: string;
  readonly " $fragmentType": "SplitAnswerForms_offer";
};
export type SplitAnswerForms_offer$key = {
  readonly " $data"?: SplitAnswerForms_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitAnswerForms_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitAnswerForms_offer",
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
      "name": "studio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentHash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    }
  ],
  "type": "SplitOffer",
  "abstractKey": null
};

(node as any).hash = "3bb5e65ab43babfe3101e47f1200ac9a";

export default node;
