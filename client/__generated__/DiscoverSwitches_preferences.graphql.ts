/**
 * @generated SignedSource<<b44b7c988b85bcba7476d51e0e4fd414>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscoverSwitches_preferences$data = {
  readonly hideAiMade: boolean;
  readonly hideExplicit: boolean;
  readonly " $fragmentType": "DiscoverSwitches_preferences";
};
export type DiscoverSwitches_preferences$key = {
  readonly " $data"?: DiscoverSwitches_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscoverSwitches_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscoverSwitches_preferences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hideExplicit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hideAiMade",
      "storageKey": null
    }
  ],
  "type": "Preferences",
  "abstractKey": null
};

(node as any).hash = "a596a5e83c89fb26d229e2eb3e26c36d";

export default node;
