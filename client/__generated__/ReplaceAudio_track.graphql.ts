/**
 * @generated SignedSource<<a573f2162e374b95aa76c77f69465733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplaceAudio_track$data = {
  readonly id: string;
  readonly isOut: boolean | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ReplaceAudio_track";
};
export type ReplaceAudio_track$key = {
  readonly " $data"?: ReplaceAudio_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplaceAudio_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplaceAudio_track",
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
      "name": "isOut",
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "ca384b92b791fceb6a2b45b2db9fe5e1";

export default node;
