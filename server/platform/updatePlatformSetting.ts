import { deleteSetting, listSettings, lockSettings, writeSetting } from "../../db/platform/settings.ts";
import {
  SETTING_KEYS,
  type SettingKey,
  settingProblem,
  settingsFrom,
  settingValue,
} from "../../domain/platform/settings.ts";
import { onField } from "../../domain/words/refusal.ts";
import { isSuperadmin, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";

export const SettingKeyEnum = builder.enumType("PlatformSettingKey", { values: SETTING_KEYS });

interface Choice {
  key: SettingKey;
  value?: string | null | undefined;
}

/** Chooses a value for the whole platform, or, with null, the start. */
const updatePlatformSetting = verb("updatePlatformSetting", {
  audit: "platform.setting",
  may: isSuperadmin,
  async run(act, { key, value: written = null }: Choice) {
    const { trx } = act;
    refuse(onField("value", written === null ? null : settingProblem(key, written)));
    await lockSettings(trx);
    const stored = await listSettings(trx);
    const before = settingsFrom(stored)[key];
    if (written === null) await deleteSetting(trx, key);
    else await writeSetting(trx, key, settingValue(key, written), userOf(act.actor).userId, act.now);
    const after = settingsFrom(await listSettings(trx))[key];
    const wasChosen = stored.some((row) => row.key === key);
    act.publish("platformChanged", {});
    const line = { id: key, entity: "platformSetting", before: { [key]: before }, after: { [key]: after } };
    return act.done({ key }, before === after && wasChosen === (written !== null) ? [] : line);
  },
});

export const { payloadType: UpdatePlatformSettingPayload } = builder.relayMutationField(
  "updatePlatformSetting",
  {
    inputFields: (t) => ({
      key: t.field({ type: SettingKeyEnum }),
      value: t.string({
        required: false,
        description: "As text, a number too; null goes back to the start.",
      }),
    }),
  },
  {
    description: "Changes one choice that counts for the whole platform.",
    verb: updatePlatformSetting,
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, context, info) => perform(context, info, updatePlatformSetting, input),
  },
  { outputFields: (t) => ({ key: t.field({ type: SettingKeyEnum, resolve: ({ key }) => key }) }) },
);
