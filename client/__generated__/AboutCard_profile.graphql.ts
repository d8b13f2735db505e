/**
 * @generated SignedSource<<1feb411a97f214d9cb58919f78fd2a3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileKind = "artist" | "fan";
import type { FragmentRefs } from "relay-runtime";
export type AboutCard_profile$data = {
  readonly bio: string;
  readonly kind: ProfileKind;
  readonly links: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly location: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "AboutCard_profile";
};
export type AboutCard_profile$key = {
  readonly " $data"?: AboutCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutCard_profile",
  "selections": [
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
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
      "concreteType": "ProfileLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "f5faaff31fe1e32a1642e8bafc37e085";

export default node;
