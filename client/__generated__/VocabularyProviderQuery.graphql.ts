/**
 * @generated SignedSource<<a4fb1e27226d87a5c62c5b5340a441af>>
 * @relayHash 290885aa2827e78db95982bfc1284400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f973de04b22c100d422325cb9d00565494de8b37326728118dcf84d672755c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VocabularyProviderQuery$variables = Record<PropertyKey, never>;
export type VocabularyProviderQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useVocabulary_query">;
};
export type VocabularyProviderQuery = {
  response: VocabularyProviderQuery$data;
  variables: VocabularyProviderQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VocabularyProviderQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useVocabulary_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VocabularyProviderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VocabularyList",
        "kind": "LinkedField",
        "name": "vocabulary",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "VocabularyTerm",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labelEn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "labelEs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "aliases",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isChoosable",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f973de04b22c100d422325cb9d00565494de8b37326728118dcf84d672755c1",
    "metadata": {},
    "name": "VocabularyProviderQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "54acefaa3b1488a1364d553052f4db93";

export default node;
