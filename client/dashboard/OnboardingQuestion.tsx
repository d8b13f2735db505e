import { useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Chip, Group, Text, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { OnboardingStep } from "../../domain/accounts/onboarding.ts";
import { useMode } from "../app/mode.ts";
import { useVocabularyContext } from "../lexicon/useVocabularyContext.ts";

/** What a person has answered so far on this screen. */
export interface OnboardingWords {
  name: string;
  genres: string[];
  wantsLetters: boolean;
}

interface Props {
  step: OnboardingStep;
  words: OnboardingWords;
  onChange: (change: Partial<OnboardingWords>) => void;
  problem: string | null;
}

/** One question of the beginning. It takes the focus when it follows another one. */
export function OnboardingQuestion({ step, words, onChange, problem }: Props) {
  const { t } = useLingui();
  const { mode } = useMode();
  const { choicesOf, nameOf } = useVocabularyContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = step === "name";
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const isArtist = mode === "artist";
  const questions: Record<OnboardingStep, { title: string; about: string }> = {
    name: isArtist
      ? { title: t`What is your artist name?`, about: t`It appears next to your music.` }
      : { title: t`What is your name?`, about: t`Artists you support see it.` },
    genres: isArtist
      ? { title: t`What do you play?`, about: t`Up to five genres. They help people find you.` }
      : { title: t`What do you love to hear?`, about: t`Up to five genres. They shape what you discover.` },
    firstTrack: {
      title: t`Upload your first track`,
      about: t`One file is enough. Title and artwork can wait, and nobody hears it until you say so.`,
    },
    notices: {
      title: t`What should we tell you about?`,
      about: t`You choose topic by topic in the settings, and can change it at any time.`,
    },
  };
  const { title, about } = questions[step];
  return (
    <>
      <h2 id="onboarding" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Text c="dimmed">{about}</Text>
      {step === "name" && (
        <TextInput
          aria-label={title}
          value={words.name}
          autoComplete={isArtist ? "off" : "name"}
          error={problem}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
      {step === "genres" && (
        <Chip.Group multiple value={words.genres} onChange={(genres) => onChange({ genres })}>
          <Group gap="xs" role="group" aria-label={title}>
            {choicesOf("GENRE", words.genres).map((genre) => (
              <Chip key={genre.slug} value={genre.slug} size="md">
                {nameOf(genre)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {step === "firstTrack" && (
        <Button component={Link} to="/catalog/tracks" variant="default" className="onboarding-go">
          {t`Upload a track`}
        </Button>
      )}
      {step === "notices" && (
        <>
          <Checkbox
            label={t`Email me now and then about what is new`}
            checked={words.wantsLetters}
            onChange={(event) => onChange({ wantsLetters: event.currentTarget.checked })}
          />
          <Button component={Link} to="/settings/notifications" variant="default" className="onboarding-go">
            {t`Choose topics`}
          </Button>
        </>
      )}
      {problem && step !== "name" && (
        <Text role="alert" c="red">
          {problem}
        </Text>
      )}
    </>
  );
}
