/**
 * @generated SignedSource<<85e69930084b3a669a3a469a01adf771>>
 * @relayHash 85b06ae074fdb420de899b0f533b37a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97673062ec270cdb8e7cc5ab8324f09f5b713a88fb71ad78bad9bc5c4c565d9f

import type { ConcreteRequest } from 'relay-runtime';
export type Licence = "all_rights_reserved" | "cc0_1_0" | "cc_by_4_0" | "cc_by_nc_4_0" | "cc_by_nc_nd_4_0" | "cc_by_nc_sa_4_0" | "cc_by_nd_4_0" | "cc_by_sa_4_0";
export type ReleaseAudience = "public" | "unlisted";
export type ReleaseType = "album" | "compilation" | "djmix" | "ep" | "live" | "remix" | "single";
export type UpdateReleaseInput = {
  artistNames?: ReadonlyArray<string> | null | undefined;
  audience?: ReleaseAudience | null | undefined;
  cLineOwner?: string | null | undefined;
  cLineYear?: number | null | undefined;
  catalogNumber?: string | null | undefined;
  coverAlt?: string | null | undefined;
  coverAttested?: boolean | null | undefined;
  creditsText?: string | null | undefined;
  description?: string | null | undefined;
  excludedTerritories?: ReadonlyArray<string> | null | undefined;
  genre?: string | null | undefined;
  hideFromSearch?: boolean | null | undefined;
  id: string;
  isPriceFixed?: boolean | null | undefined;
  label?: string | null | undefined;
  language?: string | null | undefined;
  licence?: Licence | null | undefined;
  originalReleaseDay?: string | null | undefined;
  pLineOwner?: string | null | undefined;
  pLineYear?: number | null | undefined;
  preorderFrom?: string | null | undefined;
  priceMinor?: number | null | undefined;
  reason?: string | null | undefined;
  releaseDay?: string | null | undefined;
  releaseTime?: string | null | undefined;
  suggestedPriceMinor?: number | null | undefined;
  territories?: ReadonlyArray<string> | null | undefined;
  timezone?: string | null | undefined;
  title?: string | null | undefined;
  type?: ReleaseType | null | undefined;
  upc?: string | null | undefined;
  version: number;
  versionTitle?: string | null | undefined;
};
export type useFixesReleaseMutation$variables = {
  input: UpdateReleaseInput;
};
export type useFixesReleaseMutation$data = {
  readonly updateRelease: {
    readonly __typename: "UpdateReleasePayload";
    readonly release: {
      readonly id: string;
      readonly title: string;
      readonly version: number;
      readonly versionTitle: string | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useFixesReleaseMutation = {
  response: useFixesReleaseMutation$data;
  variables: useFixesReleaseMutation$variables;
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
    "name": "updateRelease",
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
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "release",
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "versionTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateReleasePayload",
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
    "name": "useFixesReleaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFixesReleaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "97673062ec270cdb8e7cc5ab8324f09f5b713a88fb71ad78bad9bc5c4c565d9f",
    "metadata": {},
    "name": "useFixesReleaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37698f8724948bffde4d74067e7b91b1";

export default node;
