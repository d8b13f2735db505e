import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { NativeSelect, Radio, Stack } from "@mantine/core";
import { IconCrown } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { MAX_CROSSFADE_SECONDS } from "../../domain/accounts/preferences.ts";
import { crownText } from "../../domain/navigation/menus.ts";
import { STREAM_QUALITIES, type StreamQuality } from "../../domain/player/quality.ts";
import type { PlaybackSectionQuery } from "../__generated__/PlaybackSectionQuery.graphql.ts";
import { useScreenQuery } from "../app/useScreenQuery.ts";
import { useUpgrade } from "../billing/upgrade.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import { SettingsSwitch } from "./SettingsSwitch.tsx";
import { usePreferences } from "./usePreferences.ts";

const QUALITIES: Record<StreamQuality, { name: ReturnType<typeof msg>; about: ReturnType<typeof msg> }> = {
  basic: { name: msg`Basic`, about: msg`About 1 MB a minute. Good on the go.` },
  high: { name: msg`High`, about: msg`About 1.2 MB a minute, with more detail.` },
  lossless: { name: msg`Lossless`, about: msg`The master itself, about 5 to 10 MB a minute.` },
};

/** Any whole number of seconds is allowed; these are offered. */
const FADES = [0, 2, 4, 6, 8, MAX_CROSSFADE_SECONDS];

/** How music sounds on every device of the person. */
export function PlaybackSection() {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const upgrade = useUpgrade();
  const keep = usePreferences();
  const { viewer } = useScreenQuery<PlaybackSectionQuery>(graphql`
    query PlaybackSectionQuery @preloadable {
      viewer {
        preferences {
          streamingQuality
          openQualities
          crossfade
          normalise
        }
      }
    }
  `);
  if (!viewer) return null;
  const { streamingQuality, openQualities, crossfade, normalise } = viewer.preferences;

  function fadeLabel(seconds: number): string {
    return seconds === 0 ? t`None` : t`${seconds} seconds`;
  }

  function crown(quality: StreamQuality): string | null {
    return openQualities.includes(quality) ? null : said(crownText("pro"));
  }

  function handleQuality(value: string) {
    const next = STREAM_QUALITIES.find((quality) => quality === value);
    if (!next || !viewer) return;
    if (!openQualities.includes(next))
      return upgrade({ feature: i18n._(QUALITIES[next].name), requires: "pro", isForListening: true });
    keep({ streamingQuality: next }, { streamingQuality });
  }

  return (
    <>
      <SettingsCard
        title={t`Streaming quality`}
        lead={t`On a slow connection you get Basic, whatever you choose here.`}
      >
        <Radio.Group aria-label={t`Streaming quality`} value={streamingQuality} onChange={handleQuality}>
          <Stack gap="sm">
            {STREAM_QUALITIES.map((quality) => (
              <Radio
                key={quality}
                value={quality}
                aria-label={[i18n._(QUALITIES[quality].name), crown(quality)].filter(Boolean).join(", ")}
                description={i18n._(QUALITIES[quality].about)}
                label={
                  <>
                    {i18n._(QUALITIES[quality].name)}{" "}
                    {crown(quality) && <IconCrown size={18} className="settings-crown" aria-hidden />}
                  </>
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      </SettingsCard>
      <SettingsCard title={t`From track to track`}>
        <SettingsSwitch
          label={t`Same loudness`}
          description={t`Turns loud tracks down to the level of the others.`}
          isOn={normalise}
          onChange={(isOn) => keep({ normalise: isOn }, { normalise: !isOn })}
        />
        <NativeSelect
          label={t`Fade between tracks`}
          description={t`The end of a track fades out, and the next one fades in.`}
          value={String(crossfade)}
          onChange={(event) => keep({ crossfade: Number(event.currentTarget.value) }, { crossfade })}
          data={FADES.map((seconds) => ({ value: String(seconds), label: fadeLabel(seconds) }))}
        />
      </SettingsCard>
    </>
  );
}
