import { useLingui } from "@lingui/react/macro";
import { graphql, useRelayEnvironment } from "react-relay";
import type { SettingKey } from "../../../domain/platform/settings.ts";
import type { useSettingVerbsMutation } from "../../__generated__/useSettingVerbsMutation.graphql.ts";
import { refreshPlatform } from "../../app/PlatformProvider.tsx";
import { useUndoToast } from "../../settings/useUndoToast.tsx";
import { type Refusal, useVerb } from "../useVerb.ts";

interface Choice {
  key: SettingKey;
  label: string;
  /** Null for the start, here and below. */
  value: string | null;
  before: string | null;
}

/** Chooses for the whole platform, with a way back; this page follows at once. */
export function useSettingVerbs() {
  const { t } = useLingui();
  const relay = useRelayEnvironment();
  const undoToast = useUndoToast();
  const commit = useVerb<useSettingVerbsMutation>(graphql`
    mutation useSettingVerbsMutation($input: UpdatePlatformSettingInput!) {
      updatePlatformSetting(input: $input) {
        __typename
        ... on UpdatePlatformSettingPayload {
          admin {
            settings {
              key
              ...SettingForm_setting
            }
          }
        }
        ... on InvalidInput {
          field
          code
          params
          message
        }
      }
    }
  `);

  async function send(key: SettingKey, value: string | null): Promise<Refusal> {
    const refusal = await commit({ input: { key, value } }, "");
    if (!refusal) await refreshPlatform(relay);
    return refusal;
  }

  return {
    async choose({ key, label, value, before }: Choice): Promise<Refusal> {
      const refusal = await send(key, value);
      if (!refusal)
        undoToast(value === null ? t`${label} is back to its default.` : t`${label} is saved.`, () => {
          void send(key, before);
        });
      return refusal;
    },
  };
}
