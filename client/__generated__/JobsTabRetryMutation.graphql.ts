/**
 * @generated SignedSource<<c35dbb9dec08fc6323052ced4a8d2a64>>
 * @relayHash b30fff330c8fa7c1e343ea4370beb2f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f62d11299643856c92778b3f9ea95fe8d77f353fdbb8d2b7957792d4c94b271

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type RetryJobInput = {
  id: string;
};
export type JobsTabRetryMutation$variables = {
  input: RetryJobInput;
};
export type JobsTabRetryMutation$data = {
  readonly retryJob: {
    readonly __typename: "NotFound";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
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
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
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
    "id": "3f62d11299643856c92778b3f9ea95fe8d77f353fdbb8d2b7957792d4c94b271",
    "metadata": {},
    "name": "JobsTabRetryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23ebca82be68aa36203d586c6e97b1e6";

export default node;
