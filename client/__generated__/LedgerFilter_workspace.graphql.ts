/**
 * @generated SignedSource<<aca1af011bd8b7cd24177cb413d86a7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LedgerFilter_workspace$data = {
  readonly statementMonths: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "LedgerFilter_workspace";
};
export type LedgerFilter_workspace$key = {
  readonly " $data"?: LedgerFilter_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerFilter_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedgerFilter_workspace",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statementMonths",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "4435cee5f57f820ce10bc00bb1ed390c";

export default node;
