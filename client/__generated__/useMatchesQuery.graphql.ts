/**
 * @generated SignedSource<<51496bd9013496959a856a4ed9616bab>>
 * @relayHash 01c2033dc61be62ed7b77ca2f37ba0f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bacc8c9b51394a3c293895132fb3732ea7fd4a682d4393ea1f8f6b16056e9c46

import type { ConcreteRequest } from 'relay-runtime';
export type WantedTrack = {
  artist?: string | null | undefined;
  isrc?: string | null | undefined;
  title: string;
};
export type useMatchesQuery$variables = {
  lines: ReadonlyArray<WantedTrack>;
};
export type useMatchesQuery$data = {
  readonly matchTracks: ReadonlyArray<{
    readonly artists: string;
    readonly at: number;
    readonly title: string;
    readonly trackId: string;
  }>;
};
export type useMatchesQuery = {
  response: useMatchesQuery$data;
  variables: useMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lines"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lines",
        "variableName": "lines"
      }
    ],
    "concreteType": "TrackMatch",
    "kind": "LinkedField",
    "name": "matchTracks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      },
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "artists",
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
    "name": "useMatchesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMatchesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bacc8c9b51394a3c293895132fb3732ea7fd4a682d4393ea1f8f6b16056e9c46",
    "metadata": {},
    "name": "useMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f5c46e490bfbd9af27ca937ebdcdcf6f";

export default node;
