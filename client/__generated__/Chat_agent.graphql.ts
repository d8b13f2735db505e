/**
 * @generated SignedSource<<79f801a2ec081c47d35892b13b561c73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Chat_agent$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "Chat_agent";
};
export type Chat_agent$key = {
  readonly " $data"?: Chat_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"Chat_agent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Chat_agent",
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
      "name": "slug",
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
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "AiAgent",
  "abstractKey": null
};

(node as any).hash = "596d434e13cee8fc3a1d0f42f662c9c6";

export default node;
