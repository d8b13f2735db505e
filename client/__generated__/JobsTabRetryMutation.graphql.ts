/**
 * @generated SignedSource<<815f0e23fe83939f39d9a47bb8faf9b1>>
 * @relayHash 4705537bd428bf8e4204910555c85053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 641a08b077d12eded0d0cc79fb0ed7263ee35137fbab923401f04aa65bc44351

import type { ConcreteRequest } from 'relay-runtime';
export type RetryJobInput = {
  id: string;
};
export type JobsTabRetryMutation$variables = {
  input: RetryJobInput;
};
export type JobsTabRetryMutation$data = {
  readonly retryJob: {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    readonly __typename: "RetryJobPayload";
    readonly retriedId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type JobsTabRetryMutation = {
  response: JobsTabRetryMutation$data;
  variables: JobsTabRetryMutation$variables;
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
    "name": "retryJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retriedId",
            "storageKey": null
          }
        ],
        "type": "RetryJobPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "NotFound",
        "abstractKey": null
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
    "name": "JobsTabRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobsTabRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "641a08b077d12eded0d0cc79fb0ed7263ee35137fbab923401f04aa65bc44351",
    "metadata": {},
    "name": "JobsTabRetryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eeeabb9e3cc72906f3e939d8f33dffab";

export default node;
