/**
 * @generated SignedSource<<83853472f19d8dcb09f123add70b9f62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementList_workspace$data = {
  readonly id: string;
  readonly statementMonths: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "StatementList_workspace";
};
export type StatementList_workspace$key = {
  readonly " $data"?: StatementList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementList_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementList_workspace",
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
      "kind": "ScalarField",
      "name": "statementMonths",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "f26c16299285d15c7bccca02bfb237fb";

export default node;
