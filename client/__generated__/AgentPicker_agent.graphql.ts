/**
 * @generated SignedSource<<61c462e0acd9bdc057e12b539744f648>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogicLevel = "MAX" | "MEDIUM" | "MIN";
import type { FragmentRefs } from "relay-runtime";
export type AgentPicker_agent$data = ReadonlyArray<{
  readonly avatarUrl: string;
  readonly logicLevel: LogicLevel;
  readonly name: string;
  readonly role: string;
  readonly slug: string;
  readonly " $fragmentType": "AgentPicker_agent";
}>;
export type AgentPicker_agent$key = ReadonlyArray<{
  readonly " $data"?: AgentPicker_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgentPicker_agent">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AgentPicker_agent",
  "selections": [
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logicLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    }
  ],
  "type": "AiAgent",
  "abstractKey": null
};

(node as any).hash = "8218101453663005200f5300cafdddb5";

export default node;
