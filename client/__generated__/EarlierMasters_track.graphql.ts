/**
 * @generated SignedSource<<24e10686dd02e32c3b4d8d47d641d6c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarlierMasters_track$data = {
  readonly earlierMasters: ReadonlyArray<{
    readonly bytes: number;
    readonly format: string;
    readonly replacedAt: string;
    readonly sha256: string;
  }> | null | undefined;
  readonly " $fragmentType": "EarlierMasters_track";
};
export type EarlierMasters_track$key = {
  readonly " $data"?: EarlierMasters_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierMasters_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarlierMasters_track",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterVersion",
      "kind": "LinkedField",
      "name": "earlierMasters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "format",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sha256",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "replacedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "78fc0ff1bbc4dc98e94d170b8e1c7e6b";

export default node;
