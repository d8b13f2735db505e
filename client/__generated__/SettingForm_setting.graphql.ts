/**
 * @generated SignedSource<<5fef131e773fba27669185cbff13447f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlatformSettingKey = "aiBudgetEnterprise" | "aiBudgetFree" | "aiBudgetPro" | "aiBudgetTrial" | "aiModel" | "defaultLanguage" | "holdDays" | "legalContact" | "mailSender" | "noticeEn" | "noticeEs" | "payoutMinimumMinor" | "phoneCountries" | "platformFeeEnterpriseBps" | "platformFeeProBps" | "platformFeeTrialBps" | "signUp" | "supportEmail" | "uploadMegabytes";
import type { FragmentRefs } from "relay-runtime";
export type SettingForm_setting$data = {
  readonly changedAt: string | null | undefined;
  readonly changedBy: string | null | undefined;
  readonly isChosen: boolean;
  readonly key: PlatformSettingKey;
  readonly start: string;
  readonly value: string;
  readonly " $fragmentType": "SettingForm_setting";
};
export type SettingForm_setting$key = {
  readonly " $data"?: SettingForm_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingForm_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingForm_setting",
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
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChosen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    }
  ],
  "type": "PlatformSetting",
  "abstractKey": null
};

(node as any).hash = "3d5ba4f93358dcf32bef45514178a292";

export default node;
