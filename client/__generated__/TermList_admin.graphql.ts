/**
 * @generated SignedSource<<c30550315e9e8a8b92dbf668fd4e1640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermList_admin$data = {
  readonly terms: ReadonlyArray<{
    readonly aliases: ReadonlyArray<string>;
    readonly id: string;
    readonly labelEn: string;
    readonly labelEs: string;
    readonly lexiconCategory: {
      readonly id: string;
    } | null | undefined;
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"TermLine_term">;
  }>;
  readonly " $fragmentType": "TermList_admin";
};
export type TermList_admin$key = {
  readonly " $data"?: TermList_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermList_admin">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "list"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TermList_admin",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "list",
          "variableName": "list"
        }
      ],
      "concreteType": "LexiconTerm",
      "kind": "LinkedField",
      "name": "terms",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TermLine_term"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "3208f835744bc8bba0a70d9a1de952a9";

export default node;
