import { COUNTS_AFTER_MS } from "../../domain/plays/play.ts";
import { madeId } from "../app/madeId.ts";
import type { Player } from "../player/Player.ts";
import { askPlays, type PlaySession, type PlaysAsking } from "./askPlays.ts";
import { PlayOutbox } from "./PlayOutbox.ts";

/** Music moved on by more than time did was not heard but skipped. */
const SLACK_MS = 500;
/** Whoever goes back this far hears the song again; further on they hear a part of it again. */
const BEGINNING_SECONDS = 1;

/** One play of one track, from its first sound until another begins, or it does again. */
interface Listen {
  trackId: string;
  /** Null until the server has answered: what was heard before is not told. */
  session: PlaySession | null;
  heardMs: number;
  isTold: boolean;
}

/** Where the music was, and when: seconds and milliseconds. */
interface Place {
  trackId: string;
  position: number;
  at: number;
}

/**
 * Tells the server what is heard: once thirty seconds of it were, else when something else begins, the music is put away or
 * the page is left. `clock` is in milliseconds and never goes back.
 */
export function joinPlays(
  player: Pick<Player, "subscribe" | "view" | "position">,
  asking: PlaysAsking = askPlays,
  clock: () => number = () => performance.now(),
): () => void {
  const outbox = new PlayOutbox(asking);
  let listen: Listen | null = null;
  let place: Place | null = null;

  function begin(trackId: string): Listen {
    const begun: Listen = { trackId, session: null, heardMs: 0, isTold: false };
    void asking.start(trackId).then(
      (session) => void (begun.session = session),
      // Offline: what is heard without leave is not told.
      () => {},
    );
    return begun;
  }

  function report(heard: Listen) {
    if (heard.isTold || !heard.session || heard.heardMs === 0) return;
    heard.isTold = true;
    const { token, issuedAt } = heard.session;
    outbox.add({ id: madeId(), session: token, startedAt: issuedAt, heardMs: Math.floor(heard.heardMs) });
  }

  function end() {
    if (listen) report(listen);
    listen = null;
  }

  const leave = player.subscribe(() => {
    const { currentId, isPlaying, isWaiting, speed } = player.view();
    if (listen && listen.trackId !== currentId) end();
    const before = place;
    const isHeard = currentId !== null && isPlaying && !isWaiting;
    place = isHeard ? { trackId: currentId, position: player.position(), at: clock() } : null;
    if (!place || before?.trackId !== place.trackId) return;
    // Time that passed for the listener: faster music is heard for less of it.
    const movedMs = ((place.position - before.position) * 1000) / speed;
    if (movedMs < 0 && place.position < BEGINNING_SECONDS && listen?.isTold) end();
    if (movedMs <= 0 || movedMs > place.at - before.at + SLACK_MS) return;
    listen ??= begin(place.trackId);
    if (listen.session) listen.heardMs += movedMs;
    if (listen.heardMs >= COUNTS_AFTER_MS) report(listen);
  });

  const handleHide = () => {
    end();
    outbox.sendLast();
  };
  window.addEventListener("pagehide", handleHide);
  return () => {
    window.removeEventListener("pagehide", handleHide);
    leave();
    handleHide();
  };
}
