import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { lrcTime, writeLrc } from "../../../domain/catalog/lrc.ts";
import { PlayButton } from "../../player/PlayButton.tsx";
import { usePlayer, usePlayerView, usePosition } from "../../player/usePlayer.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { isTimed, type LyricsForm, lineAt, linesOf } from "./lyricsForm.ts";
import { PasteLrc } from "./PasteLrc.tsx";

interface Props {
  form: UseFormReturnType<LyricsForm>;
  track: { readonly id: string; readonly title: string };
}

/** Every line with its moment: pasted as LRC, or set by a press while the song plays. */
export function TimedLines({ form, track }: Props) {
  const { t } = useLingui();
  const [isPasting, setPasting] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const player = usePlayer();
  const { currentId } = usePlayerView();
  const seconds = usePosition();
  const isHeard = currentId === track.id;
  const { timed, plain } = form.getValues();
  const now = isHeard ? lineAt(timed, seconds * 1000) : -1;
  const setLine = (at: number, some: Partial<(typeof timed)[number]>) =>
    form.setFieldValue(
      "timed",
      timed.map((line, place) => (place === at ? { ...line, ...some } : line)),
    );

  function setTime(at: number) {
    setLine(at, { startMs: Math.round(player.position() * 100) * 10 });
    // Pressing goes on with the next line: Enter for each line as it is sung.
    list.current?.querySelectorAll<HTMLElement>("[data-tap]")[at + 1]?.focus();
  }

  const missing = timed.filter(({ startMs }) => startMs === null).length;
  return (
    <FieldGroup
      title={t`Synced lyrics`}
      lead={t`Play the song and press “Set time” as each line begins. The focus moves to the next line.`}
    >
      <Group>
        <PlayButton trackId={track.id} title={track.title} variant="default" />
        <Button variant="default" onClick={() => setPasting(true)}>{t`Paste LRC`}</Button>
        {timed.length === 0 && (
          <Button
            variant="default"
            disabled={plain.trim() === ""}
            onClick={() => form.setFieldValue("timed", linesOf(plain))}
          >
            {t`Time the lines`}
          </Button>
        )}
        {timed.length > 0 && (
          <>
            <Button
              variant="default"
              disabled={!isTimed(timed)}
              onClick={() => isTimed(timed) && void navigator.clipboard?.writeText(writeLrc(timed))}
            >
              {t`Copy as LRC`}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => form.setFieldValue("timed", [])}>
              {t`Remove all times`}
            </Button>
          </>
        )}
      </Group>
      {timed.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {missing > 0 ? (
            <Plural value={missing} one="# line has no time yet" other="# lines have no time yet" />
          ) : (
            <Trans>Every line has a time.</Trans>
          )}
        </Text>
      )}
      <ol className="track-lines" ref={list}>
        {timed.map(({ startMs, text }, at) => (
          <li
            // Lines keep their places.
            key={`line-${String(at)}`}
            className="track-line"
            data-now={at === now || undefined}
            aria-current={at === now || undefined}
          >
            <Button
              data-tap
              variant="default"
              className="track-clock"
              disabled={!isHeard}
              aria-label={
                startMs === null
                  ? t`Set time of line ${at + 1}`
                  : t`Set time of line ${at + 1}, now ${lrcTime(startMs)}`
              }
              onClick={() => setTime(at)}
            >
              {startMs === null ? t`Set time` : lrcTime(startMs)}
            </Button>
            <TextInput
              className="track-words"
              aria-label={t`Line ${at + 1}`}
              value={text}
              onChange={(event) => setLine(at, { text: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={t`Remove line ${at + 1}`}
              onClick={() =>
                form.setFieldValue(
                  "timed",
                  timed.filter((_, place) => place !== at),
                )
              }
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {form.errors.timed && (
        <Text role="alert" c="var(--mantine-color-error)">
          {form.errors.timed}
        </Text>
      )}
      {isPasting && (
        <PasteLrc
          onClose={() => setPasting(false)}
          onLines={(lines) => {
            setPasting(false);
            form.setFieldValue("timed", lines);
            if (plain.trim() === "") form.setFieldValue("plain", lines.map(({ text }) => text).join("\n"));
          }}
        />
      )}
    </FieldGroup>
  );
}
