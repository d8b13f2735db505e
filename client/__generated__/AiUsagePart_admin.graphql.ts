/**
 * @generated SignedSource<<8b682b3a65e033f25877f005c378624d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AiUsagePart_admin$data = {
  readonly aiUsage: {
    readonly costMicros: number;
    readonly inputTokens: number;
    readonly month: string;
    readonly outputTokens: number;
    readonly spenders: ReadonlyArray<{
      readonly calls: number;
      readonly costMicros: number;
      readonly inputTokens: number;
      readonly outputTokens: number;
      readonly spenderId: string;
      readonly studio: string | null | undefined;
    }>;
  };
  readonly assistants: {
    readonly host: string | null | undefined;
    readonly isDown: boolean;
    readonly models: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "AiUsagePart_admin";
};
export type AiUsagePart_admin$key = {
  readonly " $data"?: AiUsagePart_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"AiUsagePart_admin">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "costMicros",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inputTokens",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outputTokens",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AiUsagePart_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantsState",
      "kind": "LinkedField",
      "name": "assistants",
      "plural": false,
      "selections": [
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
          "name": "models",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDown",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AiUsage",
      "kind": "LinkedField",
      "name": "aiUsage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AiSpender",
          "kind": "LinkedField",
          "name": "spenders",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "spenderId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "studio",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "calls",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "09f5945f1e60a9241cccd166438cde31";

export default node;
