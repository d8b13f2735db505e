import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Anchor, Button } from "@mantine/core";
import { IconArrowLeft, IconPlayerSkipForward } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { clockTime } from "../../domain/player/position.ts";
import type { DigCard_track$key } from "../__generated__/DigCard_track.graphql.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";
import { LikeButton } from "../library/LikeButton.tsx";
import { PlayAllButton } from "../player/PlayAllButton.tsx";
import { playTrack } from "../player/playTrack.ts";
import { useIsPlaying } from "../player/usePlayer.ts";
import { Cover } from "../ui/Cover.tsx";
import { useShortcut } from "../ui/shortcuts.ts";
import { RadioButton } from "./RadioButton.tsx";

interface Props {
  track: DigCard_track$key;
  /** Answers with the id of the next track. */
  onSkip: () => Promise<string | null>;
  /** Null at the first. */
  onBack: (() => void) | null;
  isAsking: boolean;
}

const SKIP = { keys: "ArrowRight", label: msg`Skip to the next track of Dig` };
const BACK = { keys: "ArrowLeft", label: msg`Back to the last track of Dig` };

/** The track that was dug up. Whoever skips while it plays hears the next one; else nothing plays by itself. */
export function DigCard({ track: trackRef, onSkip, onBack, isAsking }: Props) {
  const { t } = useLingui();
  const { labelOf } = useVocabularyContext();
  const { id, title, artistNames, coverUrl, pagePath, isLiked, genre, mood, bpm, duration } = useFragment(
    graphql`
      fragment DigCard_track on Track {
        id
        title
        artistNames
        coverUrl
        pagePath
        isLiked
        genre
        mood
        bpm
        duration
      }
    `,
    trackRef,
  );
  const isPlaying = useIsPlaying(id);
  async function skip() {
    if (isAsking) return;
    const next = await onSkip();
    if (isPlaying && next !== null) playTrack(next, [next]);
  }
  useShortcut(SKIP, () => void skip());
  useShortcut(BACK, () => onBack?.());
  const names = artistNames.join(", ");
  const facts = [
    genre && labelOf("GENRE", genre),
    mood && labelOf("MOOD", mood),
    bpm && t`${bpm} BPM`,
    clockTime(duration),
  ].filter(Boolean);
  return (
    <article className="dig-card" aria-label={names ? t`${title} by ${names}` : title}>
      <Cover src={coverUrl} alt="" room="(max-width: 48em) 120px, 420px" isFirst />
      <div className="dig-words">
        <h2>
          {pagePath ? (
            <Anchor component={Link} to={pagePath}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </h2>
        <p>{names}</p>
        <p className="discover-why">{facts.join(" · ")}</p>
        <div className="dig-press">
          <PlayAllButton trackIds={[id]} title={title} word={t`Play`} />
          <LikeButton id={id} title={title} isLiked={isLiked} variant="default" />
          <RadioButton id={id} title={title} variant="default" />
        </div>
        <div className="dig-press">
          <ActionIcon
            variant="default"
            size={44}
            disabled={!onBack}
            aria-label={t`Back to the last one`}
            onClick={() => onBack?.()}
          >
            <IconArrowLeft size={20} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            rightSection={<IconPlayerSkipForward size={18} aria-hidden />}
            loading={isAsking}
            onClick={() => void skip()}
          >
            {t`Skip this one`}
          </Button>
        </div>
      </div>
    </article>
  );
}
