/**
 * @generated SignedSource<<1278eb619bdd461a70127bd07133b01c>>
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
  readonly voiceId: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voiceId",
      "storageKey": null
    }
  ],
  "type": "AiAgent",
  "abstractKey": null
};

(node as any).hash = "2b9b7007a2d8f519fb1beb2f7180dee8";

export default node;
