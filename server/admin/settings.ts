import { listSettings, type SettingRow } from "../../db/platform/settings.ts";
import { SETTING_KEYS, SETTINGS, type SettingKey, settingsFrom } from "../../domain/platform/settings.ts";
import { builder } from "../graphql/builder.ts";
import { SettingKeyEnum, UpdatePlatformSettingPayload } from "../platform/updatePlatformSetting.ts";
import { Admin, PLATFORM } from "./Admin.ts";

interface ShownSetting {
  key: SettingKey;
  value: string;
  row: SettingRow | undefined;
}

const PlatformSetting = builder.objectRef<ShownSetting>("PlatformSetting").implement({
  description: "One choice that counts for the whole platform; domain/platform says what it means.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    key: t.field({ type: SettingKeyEnum, resolve: ({ key }) => key }),
    value: t.exposeString("value", { description: "As text, a number too." }),
    start: t.string({
      description: "What counts while nobody has chosen.",
      resolve: ({ key }) => String(SETTINGS[key].start),
    }),
    isChosen: t.boolean({ resolve: ({ row }) => row !== undefined }),
    changedBy: t.string({ nullable: true, resolve: ({ row }) => row?.updatedBy ?? null }),
    changedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ row }) => row?.updatedAt ?? null }),
  }),
});

builder.objectField(Admin, "settings", (t) =>
  t.field({
    type: [PlatformSetting],
    resolve: async (_admin, _args, { db }) => {
      const rows = await listSettings(db);
      const values = settingsFrom(rows);
      return SETTING_KEYS.map((key) => ({
        key,
        value: String(values[key]),
        row: rows.find((row) => row.key === key),
      }));
    },
  }),
);

builder.objectField(UpdatePlatformSettingPayload, "admin", (t) =>
  t.field({ type: Admin, resolve: () => PLATFORM }),
);
