import { useLingui } from "@lingui/react/macro";
import { use, useEffect, useRef, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { TrackLyrics_track$key } from "../__generated__/TrackLyrics_track.graphql.ts";
import { PlayerContext } from "../player/usePlayer.ts";

/** The words of a song. Timed ones follow the music: the line that is sung stands out, and a press on one goes there. */
export function TrackLyrics({ track: trackRef }: { track: TrackLyrics_track$key }) {
  const { t } = useLingui();
  // A visitor has none before their first press.
  const player = use(PlayerContext);
  const { id, lyrics } = useFragment(
    graphql`
      fragment TrackLyrics_track on Track {
        id
        lyrics {
          plain
          timed {
            startMs
            text
          }
        }
      }
    `,
    trackRef,
  );
  const timed = lyrics?.timed ?? null;
  const isHere = player?.view().currentId === id;
  const sung = useSyncExternalStore(player?.subscribe ?? never, () =>
    timed && player?.view().currentId === id
      ? timed.findLastIndex(({ startMs }) => startMs <= player.position() * 1000)
      : -1,
  );
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sung >= 0) current.current?.scrollIntoView?.({ block: "nearest" });
  }, [sung]);

  return (
    <section className="public-page-lyrics" aria-labelledby="public-page-lyrics">
      <h2 id="public-page-lyrics">{t`Lyrics`}</h2>
      {!lyrics && <p className="public-page-dim">{t`No lyrics for this track yet.`}</p>}
      {lyrics && !timed && <p className="public-page-text">{lyrics.plain}</p>}
      {timed && (
        <ol className="public-page-verses">
          {timed.map(({ startMs, text }, at) => (
            <li key={startMs} ref={at === sung ? current : null} aria-current={at === sung || undefined}>
              {text && isHere ? (
                <button type="button" onClick={() => player?.seek(startMs / 1000)}>
                  {text}
                </button>
              ) : (
                <span>{text || "♪"}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function never() {
  return () => {};
}
