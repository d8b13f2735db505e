/**
 * @generated SignedSource<<1c6b79e3d0ec2d68f4eedaa00a256421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrackState = "archived" | "failed" | "processing" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type CompliancePanel_release$data = {
  readonly id: string;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly id: string;
      readonly state: TrackState;
    };
  }>;
  readonly workspaceId: string;
  readonly " $fragmentSpreads": FragmentRefs<"FindingGroups_release">;
  readonly " $fragmentType": "CompliancePanel_release";
};
export type CompliancePanel_release$key = {
  readonly " $data"?: CompliancePanel_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompliancePanel_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompliancePanel_release",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "ReleaseTrack",
      "kind": "LinkedField",
      "name": "runningOrder",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FindingGroups_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "ecf0ae5fca3ef3aafdc2f21e6b695f9f";

export default node;
