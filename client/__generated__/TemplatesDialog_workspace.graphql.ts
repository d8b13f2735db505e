/**
 * @generated SignedSource<<37cea8fe7f4a472b6a9cdf43374c25cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneChannel = "fans" | "numbers" | "press" | "rights" | "shops" | "store" | "studio";
export type TeamRole = "admin" | "artist" | "label_admin" | "manager";
import type { FragmentRefs } from "relay-runtime";
export type TemplatesDialog_workspace$data = {
  readonly id: string;
  readonly milestoneTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly steps: ReadonlyArray<{
      readonly channel: MilestoneChannel | null | undefined;
      readonly dependsOn: ReadonlyArray<string>;
      readonly key: string;
      readonly offsetDays: number;
      readonly ownerRole: TeamRole | null | undefined;
      readonly title: string | null | undefined;
      readonly words: {
        readonly en: string;
        readonly es: string;
      };
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "TemplatesDialog_workspace";
};
export type TemplatesDialog_workspace$key = {
  readonly " $data"?: TemplatesDialog_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplatesDialog_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TemplatesDialog_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MilestoneTemplate",
      "kind": "LinkedField",
      "name": "milestoneTemplates",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "MilestoneTemplateStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "offsetDays",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ownerRole",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dependsOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "channel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Words",
              "kind": "LinkedField",
              "name": "words",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "en",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "es",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "b63f10d32ffceac036590560511f76e9";

export default node;
