/**
 * @generated SignedSource<<e9c23a4e2c6562ddcbf1febddeaa17ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatChipKind = "agent" | "ask" | "open";
export type ChatMessageState = "done" | "failed" | "stopped" | "streaming";
export type ChatRole = "assistant" | "user";
import type { FragmentRefs } from "relay-runtime";
export type ChatMessageView_message$data = {
  readonly chips: ReadonlyArray<{
    readonly agent: {
      readonly slug: string;
    } | null | undefined;
    readonly kind: ChatChipKind;
    readonly label: string;
    readonly path: string | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly citations: ReadonlyArray<{
    readonly label: string;
    readonly path: string;
  }>;
  readonly content: string;
  readonly coverDrafts: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly looking: string | null | undefined;
  readonly proposals: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProposalCard_proposal">;
  }>;
  readonly role: ChatRole;
  readonly state: ChatMessageState;
  readonly " $fragmentSpreads": FragmentRefs<"CoverDrafts_message">;
  readonly " $fragmentType": "ChatMessageView_message";
};
export type ChatMessageView_message$key = {
  readonly " $data"?: ChatMessageView_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatMessageView_message">;
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
  "name": "label",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatMessageView_message",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "looking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatCitation",
      "kind": "LinkedField",
      "name": "citations",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Proposal",
      "kind": "LinkedField",
      "name": "proposals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProposalCard_proposal"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoverDraft",
      "kind": "LinkedField",
      "name": "coverDrafts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoverDrafts_message"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatChip",
      "kind": "LinkedField",
      "name": "chips",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AiAgent",
          "kind": "LinkedField",
          "name": "agent",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatMessage",
  "abstractKey": null
};
})();

(node as any).hash = "0254e492a5628fc10fca964d1b18024b";

export default node;
