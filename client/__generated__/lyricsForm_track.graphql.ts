/**
 * @generated SignedSource<<c944a1a90cd2c25c98dd70ad1e003cc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lyricsForm_track$data = {
  readonly duration: number;
  readonly id: string;
  readonly lyrics: {
    readonly plain: string;
    readonly timed: ReadonlyArray<{
      readonly startMs: number;
      readonly text: string;
    }> | null | undefined;
  } | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "lyricsForm_track";
};
export type lyricsForm_track$key = {
  readonly " $data"?: lyricsForm_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"lyricsForm_track">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lyricsForm_track"
};

(node as any).hash = "fa45afdf0796bad4fc8b773c7ab0aa84";

export default node;
