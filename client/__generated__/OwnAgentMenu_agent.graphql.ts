/**
 * @generated SignedSource<<0b7d0288ee7d9952d482f7e32ddf317a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentArea = "numbers" | "pictures" | "planning" | "rights" | "sound" | "words";
export type LogicLevel = "MAX" | "MEDIUM" | "MIN";
import type { FragmentRefs } from "relay-runtime";
export type OwnAgentMenu_agent$data = {
  readonly areas: ReadonlyArray<AgentArea>;
  readonly avatarUrl: string;
  readonly description: string;
  readonly headerUrl: string;
  readonly id: string;
  readonly logicLevel: LogicLevel;
  readonly name: string;
  readonly persona: string;
  readonly role: string;
  readonly skills: ReadonlyArray<{
    readonly name: string;
    readonly value: number;
  }>;
  readonly voiceId: string;
  readonly " $fragmentType": "OwnAgentMenu_agent";
};
export type OwnAgentMenu_agent$key = {
  readonly " $data"?: OwnAgentMenu_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAgentMenu_agent">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnAgentMenu_agent",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "persona",
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
      "name": "voiceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AiSkill",
      "kind": "LinkedField",
      "name": "skills",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerUrl",
      "storageKey": null
    }
  ],
  "type": "AiAgent",
  "abstractKey": null
};
})();

(node as any).hash = "539d8f2fd37047fb9726874003381023";

export default node;
