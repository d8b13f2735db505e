/**
 * @generated SignedSource<<89c2d976802da8ee9a573435ccf2c0c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContributorsForm_track$data = {
  readonly contributors: ReadonlyArray<{
    readonly party: {
      readonly id: string;
      readonly name: string;
    };
    readonly role: string;
  }>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "ContributorsForm_track";
};
export type ContributorsForm_track$key = {
  readonly " $data"?: ContributorsForm_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContributorsForm_track">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ContributorsForm_track"
};

(node as any).hash = "f97b6c4adfafa69d66eca4ae92a10166";

export default node;
