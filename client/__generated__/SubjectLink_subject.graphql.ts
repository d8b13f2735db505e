/**
 * @generated SignedSource<<157feb8c31fb628e74564a104e265077>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VocabularyKey = "GENRE" | "INSTRUMENT" | "LANGUAGE" | "MOOD";
import type { FragmentRefs } from "relay-runtime";
export type SubjectLink_subject$data = {
  readonly isGone: boolean;
  readonly key: string;
  readonly kind: string;
  readonly list: VocabularyKey | null | undefined;
  readonly name: string | null | undefined;
  readonly nameEs: string | null | undefined;
  readonly nodeId: string | null | undefined;
  readonly page: string | null | undefined;
  readonly studioId: string | null | undefined;
  readonly studioName: string | null | undefined;
  readonly " $fragmentType": "SubjectLink_subject";
};
export type SubjectLink_subject$key = {
  readonly " $data"?: SubjectLink_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectLink_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubjectLink_subject",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studioId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "studioName",
      "storageKey": null
    }
  ],
  "type": "AdminSubject",
  "abstractKey": null
};

(node as any).hash = "b927cde3347b22c242a5651c91a5bb7b";

export default node;
