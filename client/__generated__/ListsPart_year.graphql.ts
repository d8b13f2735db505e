/**
 * @generated SignedSource<<c645ed04cdf51383cb1db995fe6bdbbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListsPart_year$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Dac7List_year" | "OssList_year">;
  readonly " $fragmentType": "ListsPart_year";
};
export type ListsPart_year$key = {
  readonly " $data"?: ListsPart_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListsPart_year">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListsPart_year",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OssList_year"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Dac7List_year"
    }
  ],
  "type": "TaxYear",
  "abstractKey": null
};

(node as any).hash = "12b14570ecfd241bb0507d2b2abb2293";

export default node;
