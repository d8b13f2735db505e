/**
 * @generated SignedSource<<bc15b1ffecd9f09fdc650621c8651ac9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermForm_term$data = {
  readonly aliases: ReadonlyArray<string>;
  readonly id: string;
  readonly labelEn: string;
  readonly labelEs: string;
  readonly lexiconCategory: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "TermForm_term";
};
export type TermForm_term$key = {
  readonly " $data"?: TermForm_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermForm_term">;
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
  "name": "TermForm_term",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labelEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labelEs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aliases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LexiconCategory",
      "kind": "LinkedField",
      "name": "lexiconCategory",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LexiconTerm",
  "abstractKey": null
};
})();

(node as any).hash = "307e0f92600394d342f523a9e711574d";

export default node;
