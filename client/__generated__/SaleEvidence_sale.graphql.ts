/**
 * @generated SignedSource<<d7d4fe2fb138f5d2c822be1961d75054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SaleEvidenceKind = "BILLING_ADDRESS" | "CARD" | "STATED";
import type { FragmentRefs } from "relay-runtime";
export type SaleEvidence_sale$data = {
  readonly country: string;
  readonly evidence: ReadonlyArray<{
    readonly country: string;
    readonly kind: SaleEvidenceKind;
  }>;
  readonly " $fragmentType": "SaleEvidence_sale";
};
export type SaleEvidence_sale$key = {
  readonly " $data"?: SaleEvidence_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleEvidence_sale">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaleEvidence_sale",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SaleEvidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Sale",
  "abstractKey": null
};
})();

(node as any).hash = "daef08af1f2950af03061559e2da955d";

export default node;
