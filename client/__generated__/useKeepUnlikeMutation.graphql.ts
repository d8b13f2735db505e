/**
 * @generated SignedSource<<fc557ac846d31f4c3926e9b8eb8512a8>>
 * @relayHash b611d2c850e4ce509ad7f97bc3b67827
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de84ef9f2a6af70cf40917a93eab6932ab302006d937fc01129d6d653ad00fef

import type { ConcreteRequest } from 'relay-runtime';
export type UnlikeTrackInput = {
  id: string;
};
export type useKeepUnlikeMutation$variables = {
  input: UnlikeTrackInput;
};
export type useKeepUnlikeMutation$data = {
  readonly unlikeTrack: {
    readonly track: {
      readonly id: string;
      readonly isLiked: boolean;
    } | null | undefined;
  };
};
export type useKeepUnlikeMutation = {
  response: useKeepUnlikeMutation$data;
  variables: useKeepUnlikeMutation$variables;
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
    "concreteType": "UnlikeTrackPayload",
    "kind": "LinkedField",
    "name": "unlikeTrack",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Track",
        "kind": "LinkedField",
        "name": "track",
        "plural": false,
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
            "name": "isLiked",
            "storageKey": null
          }
        ],
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
    "name": "useKeepUnlikeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepUnlikeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de84ef9f2a6af70cf40917a93eab6932ab302006d937fc01129d6d653ad00fef",
    "metadata": {},
    "name": "useKeepUnlikeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4b51c6cce498b36f4e4076483adc8757";

export default node;
