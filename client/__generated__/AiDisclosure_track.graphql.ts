/**
 * @generated SignedSource<<f18ad4c8b1f155712e3f5b0ba745ca7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AiShare = "assisted" | "generated" | "none";
import type { FragmentRefs } from "relay-runtime";
export type AiDisclosure_track$data = {
  readonly aiDisclosure: {
    readonly composition: AiShare;
    readonly instrumentation: AiShare;
    readonly lyrics: AiShare;
    readonly postProduction: AiShare;
    readonly vocals: AiShare;
  } | null | undefined;
  readonly " $fragmentType": "AiDisclosure_track";
};
export type AiDisclosure_track$key = {
  readonly " $data"?: AiDisclosure_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"AiDisclosure_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AiDisclosure_track",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AiDisclosure",
      "kind": "LinkedField",
      "name": "aiDisclosure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vocals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instrumentation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "composition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lyrics",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postProduction",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "d0489591e27ac36ff170b307abb74b0e";

export default node;
