/**
 * @generated SignedSource<<45e4d8189d3861e8c5d4ec2454a3ad06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WriterRole = "A" | "C" | "CA";
import type { FragmentRefs } from "relay-runtime";
export type WorksCard_track$data = {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly works: ReadonlyArray<{
    readonly id: string;
    readonly isWhole: boolean;
    readonly iswc: string | null | undefined;
    readonly recordingCount: number | null | undefined;
    readonly title: string;
    readonly writers: ReadonlyArray<{
      readonly party: {
        readonly name: string;
      };
      readonly role: WriterRole;
      readonly shareBp: number | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"WorkDialog_work">;
  }>;
  readonly workspaceId: string;
  readonly " $fragmentType": "WorksCard_track";
};
export type WorksCard_track$key = {
  readonly " $data"?: WorksCard_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksCard_track">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "iswc",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Writer",
  "kind": "LinkedField",
  "name": "writers",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareBp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Party",
      "kind": "LinkedField",
      "name": "party",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksCard_track",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workspaceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWhole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordingCount",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "WorkDialog_work",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "revision",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};
})();

(node as any).hash = "d97e9c6fcd74d7e7e191d4e3d52df93a";

export default node;
