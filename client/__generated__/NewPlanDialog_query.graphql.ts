/**
 * @generated SignedSource<<936320c942b402970e3a4d9ae102331f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPlanDialog_query$data = {
  readonly seedMilestones: ReadonlyArray<{
    readonly key: string;
    readonly offsetDays: number;
    readonly words: {
      readonly en: string;
      readonly es: string;
    };
  }>;
  readonly " $fragmentType": "NewPlanDialog_query";
};
export type NewPlanDialog_query$key = {
  readonly " $data"?: NewPlanDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPlanDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewPlanDialog_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MilestoneTemplateStep",
      "kind": "LinkedField",
      "name": "seedMilestones",
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
          "kind": "ScalarField",
          "name": "offsetDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Words",
          "kind": "LinkedField",
          "name": "words",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "en",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "es",
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

(node as any).hash = "7cbbb99ea4c9b7071837aafa7b5f4147";

export default node;
