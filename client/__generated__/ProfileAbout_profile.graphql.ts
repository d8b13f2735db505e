/**
 * @generated SignedSource<<01ce0b18662b79c2a1276330db9958a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LinkService = "bandcamp" | "bluesky" | "discord" | "facebook" | "github" | "instagram" | "mastodon" | "soundcloud" | "spotify" | "tiktok" | "twitch" | "website" | "x" | "youtube";
import type { FragmentRefs } from "relay-runtime";
export type ProfileAbout_profile$data = {
  readonly bio: string;
  readonly links: ReadonlyArray<{
    readonly host: string;
    readonly service: LinkService;
    readonly url: string;
  }>;
  readonly " $fragmentType": "ProfileAbout_profile";
};
export type ProfileAbout_profile$key = {
  readonly " $data"?: ProfileAbout_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileAbout_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileAbout_profile",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "e294e375b8fd36019debb05f2b98a2fa";

export default node;
