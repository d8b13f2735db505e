import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { TrackLyrics_track$key } from "../__generated__/TrackLyrics_track.graphql.ts";
import { usePlayer } from "../player/usePlayer.ts";

/** The words of a song. Timed ones follow the music: the line that is sung stands out, and a press on one goes there. */
export function TrackLyrics({ track: trackRef }: { track: TrackLyrics_track$key }) {
  const { t } = useLingui();
  const player = usePlayer();
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
  const isHere = useCallback(() => player.view().currentId === id, [player, id]);
  const sung = useSyncExternalStore(player.subscribe, () =>
    timed && isHere() ? timed.findLastIndex(({ startMs }) => startMs <= player.position() * 1000) : -1,
  );
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sung >= 0) current.current?.scrollIntoView?.({ block: "nearest" });
  }, [sung]);

  return (
    <section className="public-page-lyrics" aria-labelledby="public-page-lyrics">
      <h2 id="public-page-lyrics">{t`Lyrics`}</h2>
      {!lyrics && <p className="public-page-dim">{t`There are no words to this track here.`}</p>}
      {lyrics && !timed && <p className="public-page-text">{lyrics.plain}</p>}
      {timed && (
        <ol className="public-page-verses">
          {timed.map(({ startMs, text }, at) => (
            <li key={startMs} ref={at === sung ? current : null} aria-current={at === sung || undefined}>
              {text && isHere() ? (
                <button type="button" onClick={() => player.seek(startMs / 1000)}>
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
