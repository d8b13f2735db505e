/**
 * @generated SignedSource<<5e66337cd738f1c8422dcc4c56a8cac3>>
 * @relayHash 39164de671864aa1b8e9d4a162716dfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc19f8905ca432197eb458e33c760d54e7cdc62e46aaaa4d61361ffcd5a2f6ee

import type { ConcreteRequest } from 'relay-runtime';
import type { Params } from "../../domain/words/refusal";
export type CreateListeningLinkInput = {
  days: number;
  id: string;
  label: string;
};
export type ListeningLinksCreateMutation$variables = {
  input: CreateListeningLinkInput;
};
export type ListeningLinksCreateMutation$data = {
  readonly createListeningLink: {
    readonly __typename: "CreateListeningLinkPayload";
    readonly url: string;
  } | {
    readonly __typename: "EmailUnproven";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    readonly __typename: "InvalidInput";
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ListeningLinksCreateMutation = {
  response: ListeningLinksCreateMutation$data;
  variables: ListeningLinksCreateMutation$variables;
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
v2 = [
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
    "name": "createListeningLink",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "CreateListeningLinkPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "EmailUnproven",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "InvalidInput",
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
    "name": "ListeningLinksCreateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListeningLinksCreateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dc19f8905ca432197eb458e33c760d54e7cdc62e46aaaa4d61361ffcd5a2f6ee",
    "metadata": {},
    "name": "ListeningLinksCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1941ef63e536a1d2d578a55ff4a94d27";

export default node;
