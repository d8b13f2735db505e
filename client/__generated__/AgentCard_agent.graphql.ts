/**
 * @generated SignedSource<<7ddeb2cc782eb5a4445740811e5c0953>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogicLevel = "MAX" | "MEDIUM" | "MIN";
import type { FragmentRefs } from "relay-runtime";
export type AgentCard_agent$data = {
  readonly active: boolean;
  readonly avatarUrl: string;
  readonly description: string;
  readonly headerUrl: string;
  readonly id: string;
  readonly isCustom: boolean;
  readonly logicLevel: LogicLevel;
  readonly name: string;
  readonly role: string;
  readonly skills: ReadonlyArray<{
    readonly name: string;
    readonly value: number;
  }>;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAgentMenu_agent">;
  readonly " $fragmentType": "AgentCard_agent";
};
export type AgentCard_agent$key = {
  readonly " $data"?: AgentCard_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgentCard_agent">;
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
  "name": "AgentCard_agent",
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
      "name": "logicLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCustom",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnAgentMenu_agent"
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
    }
  ],
  "type": "AiAgent",
  "abstractKey": null
};
})();

(node as any).hash = "a762a6b2f866e524935e0c568fcd48ff";

export default node;
