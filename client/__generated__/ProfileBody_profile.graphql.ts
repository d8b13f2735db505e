/**
 * @generated SignedSource<<0b1494a8f0ced44e50e0e4acdc3f2d3b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProfileAbout_profile" | "ProfileFollowing_profile" | "ProfileHead_profile" | "ProfilePosts_profile" | "ProfileProducts_profile" | "ProfileReleases_profile">;
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
      "name": "ProfileFollowing_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "e2ef5f7c9385f2efe58f81aa444648aa";

export default node;
