/**
 * @generated SignedSource<<ca3c5b946f69ec959869fc59cdf53e99>>
 * @relayHash 702aa0a0741297385009dffb00e5952a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5a8b111d97ba97b69f45ed6bea7e4a5d89816e667fb837e2681a768cb78a0e5

import type { ConcreteRequest } from 'relay-runtime';
export type StartPlayInput = {
  trackId: string;
};
export type askPlaysStartMutation$variables = {
  input: StartPlayInput;
};
export type askPlaysStartMutation$data = {
  readonly startPlay: {
    readonly session?: {
      readonly issuedAt: string;
      readonly token: string;
    };
  };
};
export type askPlaysStartMutation = {
  response: askPlaysStartMutation$data;
  variables: askPlaysStartMutation$variables;
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
      "name": "session",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "token",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "issuedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartPlayPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askPlaysStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startPlay",
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
    "name": "askPlaysStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startPlay",
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
    "id": "b5a8b111d97ba97b69f45ed6bea7e4a5d89816e667fb837e2681a768cb78a0e5",
    "metadata": {},
    "name": "askPlaysStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c689b145fc142ed6aaaf855c83468a01";

export default node;
