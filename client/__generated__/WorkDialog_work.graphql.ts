/**
 * @generated SignedSource<<303a33863d0b352a4368e38e3db9a6ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WriterRole = "A" | "C" | "CA";
import type { FragmentRefs } from "relay-runtime";
export type WorkDialog_work$data = {
  readonly id: string;
  readonly iswc: string | null | undefined;
  readonly revision: string;
  readonly title: string;
  readonly writers: ReadonlyArray<{
    readonly party: {
      readonly name: string;
    };
    readonly role: WriterRole;
    readonly shareBp: number | null | undefined;
  }>;
  readonly " $fragmentType": "WorkDialog_work";
};
export type WorkDialog_work$key = {
  readonly " $data"?: WorkDialog_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkDialog_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WorkDialog_work"
};

(node as any).hash = "13ad1339bfcd209f142c4c5adc06596a";

export default node;
