/**
 * @generated SignedSource<<1dda4e9971bd383ad88ec5bcc099cc9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileKind = "artist" | "fan";
import type { FragmentRefs } from "relay-runtime";
export type ProfileBody_profile$data = {
  readonly kind: ProfileKind;
  readonly " $fragmentSpreads": FragmentRefs<"FanCollection_profile" | "ProfileAbout_profile" | "ProfileFollowing_profile" | "ProfileHead_profile" | "ProfilePosts_profile" | "ProfileProducts_profile" | "ProfileReleases_profile">;
  readonly " $fragmentType": "ProfileBody_profile";
};
export type ProfileBody_profile$key = {
  readonly " $data"?: ProfileBody_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileBody_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileBody_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileHead_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileAbout_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileReleases_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileProducts_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfilePosts_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FanCollection_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileFollowing_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "df0decab42bd53964eb647670e7f5492";

export default node;
