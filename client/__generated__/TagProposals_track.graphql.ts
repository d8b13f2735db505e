/**
 * @generated SignedSource<<a3033910f203d3c9d5432c7f214030da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposedField = "genre" | "isrc" | "recordingYear";
import type { FragmentRefs } from "relay-runtime";
export type TagProposals_track$data = {
  readonly id: string;
  readonly tagProposals: ReadonlyArray<{
    readonly field: ProposedField;
    readonly isTakeable: boolean;
    readonly value: string;
  }>;
  readonly " $fragmentType": "TagProposals_track";
};
export type TagProposals_track$key = {
  readonly " $data"?: TagProposals_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagProposals_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagProposals_track",
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
      "concreteType": "TagProposal",
      "kind": "LinkedField",
      "name": "tagProposals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTakeable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "d54b1dafc8204de7a447f7b365c35f60";

export default node;
