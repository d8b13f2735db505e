import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { usePlayer } from "../player/usePlayer.ts";
import { askSpots } from "./askSpots.ts";
import { SpotCard } from "./SpotCard.tsx";
import { SpotSeat } from "./SpotSeat.ts";
import "./spots.css";

/** The spot between two songs, over the bar while it is heard. Loaded for those whose plan comes with spots. */
export function SpotBreak() {
  const { t } = useLingui();
  const player = usePlayer();
  const [seat] = useState(() => new SpotSeat(player, askSpots));
  useEffect(() => seat.join(), [seat]);
  const view = useSyncExternalStore(seat.subscribe, seat.view);
  const { artistNames: names = "", text = "" } = view?.spot ?? {};
  const seconds = view?.secondsLeft ?? 0;
  return (
    <>
      {/* It stands here from the beginning, so that what comes into it is read aloud. */}
      <p className="spot-said" role="status">
        {view && t`From ${names}: ${text}`}
      </p>
      {view && (
        <section className="spot" aria-label={t`Spot between two songs`}>
          <SpotCard {...view.spot} onOpen={() => seat.press()}>
            <span className="spot-count">{t`The music goes on in ${seconds} s`}</span>
            <Link to="/subscription">{t`Without spots: Fan Pro`}</Link>
          </SpotCard>
        </section>
      )}
    </>
  );
}
