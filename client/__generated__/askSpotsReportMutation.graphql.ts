/**
 * @generated SignedSource<<4c149ba7bcfdff71e96b0b08dbb8f7cd>>
 * @relayHash a65a929e1059ab93543a62e87f5a022e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92bf116e1f94ae28175214dc89e3077cecfb117e5ea5a4159da9c18da302358a

import type { ConcreteRequest } from 'relay-runtime';
export type SpotDeed = "heard" | "pressed" | "seen";
export type ReportSpotInput = {
  deed: SpotDeed;
  showingId: string;
};
export type askSpotsReportMutation$variables = {
  input: ReportSpotInput;
};
export type askSpotsReportMutation$data = {
  readonly reportSpot: {
    readonly __typename: string;
  };
};
export type askSpotsReportMutation = {
  response: askSpotsReportMutation$data;
  variables: askSpotsReportMutation$variables;
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
    "name": "reportSpot",
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
    "name": "askSpotsReportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askSpotsReportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "92bf116e1f94ae28175214dc89e3077cecfb117e5ea5a4159da9c18da302358a",
    "metadata": {},
    "name": "askSpotsReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26f0585827a8e4836a3c8d03d852f4a3";

export default node;
