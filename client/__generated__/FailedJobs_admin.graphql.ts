/**
 * @generated SignedSource<<282a97377c1eaa6c78eb44341b06053c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedJobs_admin$data = {
  readonly failedJobs: ReadonlyArray<{
    readonly about: string;
    readonly failedAt: string | null | undefined;
    readonly id: string;
    readonly missingFile: string | null | undefined;
    readonly queue: string;
    readonly reason: string | null | undefined;
    readonly subject: {
      readonly " $fragmentSpreads": FragmentRefs<"SubjectLink_subject">;
    } | null | undefined;
    readonly tries: number;
  }>;
  readonly " $fragmentType": "FailedJobs_admin";
};
export type FailedJobs_admin$key = {
  readonly " $data"?: FailedJobs_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedJobs_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedJobs_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedJob",
      "kind": "LinkedField",
      "name": "failedJobs",
      "plural": true,
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
          "name": "queue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingFile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminSubject",
          "kind": "LinkedField",
          "name": "subject",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SubjectLink_subject"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "21ce7639d554020f0ac14ea9661ec292";

export default node;
