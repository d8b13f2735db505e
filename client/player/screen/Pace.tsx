import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { SLEEP_MINUTES, SPEEDS } from "../../../domain/player/modes.ts";
import { usePlayer, usePlayerView } from "../usePlayer.ts";

/** How fast the music is, and when it stops by itself. */
export function Pace() {
  const { t, i18n } = useLingui();
  const player = usePlayer();
  const { speed, sleep } = usePlayerView();
  const clock = (at: number) => i18n.date(new Date(at), { timeStyle: "short" });
  return (
    <div className="player-pace">
      <NativeSelect
        label={t`Speed`}
        value={String(speed)}
        onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
        data={SPEEDS.map((each) => ({ value: String(each), label: `${i18n.number(each)}×` }))}
      />
      <NativeSelect
        label={t`Sleep timer`}
        value={typeof sleep === "number" ? "running" : (sleep ?? "off")}
        onChange={(event) => player.setSleep(wishOf(event.currentTarget.value))}
        data={[
          { value: "off", label: t`Off` },
          ...(typeof sleep === "number" ? [{ value: "running", label: t`Stops at ${clock(sleep)}` }] : []),
          { value: "track", label: t`When this track ends` },
          ...SLEEP_MINUTES.map((minutes) => ({ value: String(minutes), label: t`In ${minutes} minutes` })),
        ]}
      />
    </div>
  );
}

function wishOf(value: string): number | "track" | null {
  if (value === "off") return null;
  return value === "track" ? value : Number(value);
}
