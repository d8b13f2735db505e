/**
 * @generated SignedSource<<c3913e012c157af60b5c48e1e563c00a>>
 * @relayHash eb47795257f49563cdbaf6962ef09e7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e119f2172079e6a71a45778e4881402b957cfb518c76294490e0db8b4ebf02f

import type { ConcreteRequest } from 'relay-runtime';
export type UndeleteWorkspaceInput = {
  id: string;
};
export type DangerSectionRestoreMutation$variables = {
  input: UndeleteWorkspaceInput;
};
export type DangerSectionRestoreMutation$data = {
  readonly undeleteWorkspace: {
    readonly __typename: string;
  };
};
export type DangerSectionRestoreMutation = {
  response: DangerSectionRestoreMutation$data;
  variables: DangerSectionRestoreMutation$variables;
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
    "name": "undeleteWorkspace",
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
    "name": "DangerSectionRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DangerSectionRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e119f2172079e6a71a45778e4881402b957cfb518c76294490e0db8b4ebf02f",
    "metadata": {},
    "name": "DangerSectionRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8c14f64a4bdbd140effe4b0b66e64d7b";

export default node;
