/**
 * @generated SignedSource<<00452ef667699ead9df13012c9a22633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VocabularyKey = "GENRE" | "INSTRUMENT" | "LANGUAGE" | "MOOD";
import type { FragmentRefs } from "relay-runtime";
export type useVocabulary_query$data = {
  readonly vocabulary: ReadonlyArray<{
    readonly key: VocabularyKey;
    readonly terms: ReadonlyArray<{
      readonly aliases: ReadonlyArray<string>;
      readonly isChoosable: boolean;
      readonly labelEn: string;
      readonly labelEs: string;
      readonly slug: string;
    }>;
  }>;
  readonly " $fragmentType": "useVocabulary_query";
};
export type useVocabulary_query$key = {
  readonly " $data"?: useVocabulary_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVocabulary_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVocabulary_query",
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
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ea28e21beb083684dd1641d65c7dede2";

export default node;
