/**
 * @generated SignedSource<<267e5b409f7ab45503ba0c1d5eb8cb15>>
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
  readonly isAiDisputed: boolean;
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
      "kind": "ScalarField",
      "name": "isAiDisputed",
      "storageKey": null
    },
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

(node as any).hash = "a5be9d9427d59e118be0dbd7ff6bf6e4";

export default node;
