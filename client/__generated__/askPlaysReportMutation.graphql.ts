/**
 * @generated SignedSource<<f8a408325a35dffe099fcdcde0ba4391>>
 * @relayHash c344ea893f1402d37c5f982ce2868b52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b25f951af50e23fa41471f33d2b788c606ac5bed8d002da437f91ac9a36e391e

import type { ConcreteRequest } from 'relay-runtime';
export type ReportPlaysInput = {
  reports: ReadonlyArray<PlayReportInput>;
};
export type PlayReportInput = {
  heardMs: number;
  id: string;
  session: string;
  startedAt: string;
};
export type askPlaysReportMutation$variables = {
  input: ReportPlaysInput;
};
export type askPlaysReportMutation$data = {
  readonly reportPlays: {
    readonly __typename: string;
  };
};
export type askPlaysReportMutation = {
  response: askPlaysReportMutation$data;
  variables: askPlaysReportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "reportPlays",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askPlaysReportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askPlaysReportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b25f951af50e23fa41471f33d2b788c606ac5bed8d002da437f91ac9a36e391e",
    "metadata": {},
    "name": "askPlaysReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c33d3740d2ea7ff6eaef6c35964875a";

export default node;
