/**
 * @generated SignedSource<<588dd9946e72c02d4b6f6b2920c58b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type estimates_track$data = {
  readonly measurement: {
    readonly bpmConfidence: number | null | undefined;
    readonly estimatedBpm: number | null | undefined;
    readonly estimatedKey: string | null | undefined;
    readonly keyConfidence: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "estimates_track";
};
export type estimates_track$key = {
  readonly " $data"?: estimates_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"estimates_track">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "estimates_track"
};

(node as any).hash = "bcba4c93029da31f809c0ab49c45d161";

export default node;
