/**
 * @generated SignedSource<<99dbaca3204601aa7957cfb8f73a0b0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type UploadState = "checking" | "finished" | "receiving" | "refused";
import type { Params } from "../../domain/words/refusal";
import type { FragmentRefs } from "relay-runtime";
export type uploadNews_upload$data = {
  readonly bytes: number;
  readonly createdAt: string;
  readonly fileName: string;
  readonly refusal: {
    readonly code: string;
    readonly message: string;
    readonly params: Params;
  } | null | undefined;
  readonly replaces: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly state: UploadState;
  readonly track: {
    readonly failure: {
      readonly code: string;
      readonly message: string;
      readonly params: Params;
    } | null | undefined;
    readonly id: string;
    readonly progress: number | null | undefined;
    readonly sameRecordings: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }> | null | undefined;
    readonly state: TrackState;
  } | null | undefined;
  readonly uploadId: string;
  readonly " $fragmentType": "uploadNews_upload";
};
export type uploadNews_upload$key = {
  readonly " $data"?: uploadNews_upload$data;
  readonly " $fragmentSpreads": FragmentRefs<"uploadNews_upload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "uploadNews_upload"
};

(node as any).hash = "30d85b4bb4cfd593bb4919e39abd19b2";

export default node;
