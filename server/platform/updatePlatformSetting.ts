import { deleteSetting, listSettings, lockSettings, writeSetting } from "../../db/platform/settings.ts";
import {
  SETTING_KEYS,
  type SettingKey,
  settingProblem,
  settingsFrom,
  settingValue,
} from "../../domain/platform/settings.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";

export const SettingKeyEnum = builder.enumType("PlatformSettingKey", { values: SETTING_KEYS });

/** Chooses a value for the whole platform, or, with null, the start. */
async function changeSetting(context: Context, key: SettingKey, written: string | null): Promise<void> {
  const problem = written === null ? null : settingProblem(key, written);
  if (problem) throw new InvalidInput("value", problem);
  const { db, services, now } = context;
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const stored = await listSettings(trx);
    const before = settingsFrom(stored)[key];
    if (written === null) await deleteSetting(trx, key);
    else await writeSetting(trx, key, settingValue(key, written), signedIn(context).userId, now());
    const after = settingsFrom(await listSettings(trx))[key];
    const wasChosen = stored.some((row) => row.key === key);
    if (before === after && wasChosen === (written !== null)) return;
    await auditOf(context, trx, {
      action: "platform.setting",
      entity: "platformSetting",
      entityId: key,
      before: { [key]: before },
      after: { [key]: after },
    });
  });
  services.platform.changed();
}

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
    authScopes: { role: "superadmin" },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context) => {
      await changeSetting(context, input.key, input.value ?? null);
      return { key: input.key };
    },
  },
  { outputFields: (t) => ({ key: t.field({ type: SettingKeyEnum, resolve: ({ key }) => key }) }) },
);
