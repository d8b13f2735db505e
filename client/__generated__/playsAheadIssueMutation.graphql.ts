/**
 * @generated SignedSource<<44cc2aa2eb387f07f88df19e80428445>>
 * @relayHash b815bba8dc83c61b56fcd67c0a2762ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e16861ac5b3f22551cde59a2fd38bd5b94a52a2e60703c06695b2def2c89a93

import type { ConcreteRequest } from 'relay-runtime';
export type IssuePlaySessionsInput = {
  trackIds: ReadonlyArray<string>;
};
export type playsAheadIssueMutation$variables = {
  input: IssuePlaySessionsInput;
};
export type playsAheadIssueMutation$data = {
  readonly issuePlaySessions: {
    readonly sessions?: ReadonlyArray<{
      readonly token: string;
      readonly trackId: string;
    }>;
  };
};
export type playsAheadIssueMutation = {
  response: playsAheadIssueMutation$data;
  variables: playsAheadIssueMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaySession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "token",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssuePlaySessionsPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "playsAheadIssueMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "issuePlaySessions",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "playsAheadIssueMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "issuePlaySessions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7e16861ac5b3f22551cde59a2fd38bd5b94a52a2e60703c06695b2def2c89a93",
    "metadata": {},
    "name": "playsAheadIssueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11c64ecf55b043abae6cdc0267e7cd90";

export default node;
