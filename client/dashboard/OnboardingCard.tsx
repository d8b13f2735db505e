import { useLingui } from "@lingui/react/macro";
import { Button, Group, Progress } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import {
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingProblem,
  stepWithin,
} from "../../domain/accounts/onboarding.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { OnboardingQuestion, type OnboardingWords } from "./OnboardingQuestion.tsx";
import { useOnboarding } from "./useOnboarding.ts";

/** The beginning, one question at a time. Each can be skipped; the server knows how far one came. */
export function OnboardingCard() {
  const { t } = useLingui();
  const said = useRefusal();
  const viewer = useViewer();
  const { mode } = useMode();
  const verbs = useOnboarding();
  const steps = ONBOARDING_STEPS[mode];
  const at = stepWithin(viewer.onboardingStep, mode);
  const step = steps[at]!;
  const [words, setWords] = useState<OnboardingWords>({
    name: (mode === "artist" ? viewer.stageName : viewer.fullName) ?? "",
    genres: [],
    wantsLetters: false,
  });
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isLast = at === steps.length - 1;

  async function go(act: () => Promise<RefusalPayload | null>) {
    setBusy(true);
    setProblem(await act());
    setBusy(false);
  }

  function handleContinue(event: FormEvent) {
    event.preventDefault();
    const answer = answerOf(step, words);
    const wrong = onboardingProblem(answer, mode);
    if (wrong) return setProblem(wrong);
    if (isLast) return void go(() => verbs.complete(viewer.id, words.wantsLetters));
    void go(() => verbs.save({ side: mode, step: at + 1, ...answer }));
  }

  function handleSkip() {
    if (isLast) return void go(() => verbs.complete(viewer.id, false));
    void go(() => verbs.save({ side: mode, step: at + 1 }));
  }

  function handleBack() {
    if (at > 0) void go(() => verbs.save({ side: mode, step: at - 1 }));
  }

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || event.key !== "ArrowLeft") return;
    event.preventDefault();
    handleBack();
  }

  const place = at + 1;
  const count = steps.length;
  return (
    <section className="onboarding" aria-labelledby="onboarding">
      <p className="onboarding-place">{t`Step ${place} of ${count}`}</p>
      <Progress value={(place / count) * 100} aria-label={t`Getting started`} radius="xl" />
      <form onSubmit={handleContinue} onKeyDown={handleKey} noValidate>
        <OnboardingQuestion
          key={step}
          step={step}
          words={words}
          onChange={(change) => setWords({ ...words, ...change })}
          problem={problem && said(problem)}
        />
        <Group>
          <Button type="submit" disabled={isBusy}>
            {isLast ? t`Done` : t`Continue`}
          </Button>
          {!isLast && (
            <Button variant="default" onClick={handleSkip} disabled={isBusy}>
              {t`Skip this`}
            </Button>
          )}
          {at > 0 && (
            <Button variant="subtle" color="gray" onClick={handleBack} disabled={isBusy}>
              {t`Back`}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            disabled={isBusy}
            onClick={() => void go(() => verbs.complete(viewer.id, false))}
          >
            {t`Skip all`}
          </Button>
        </Group>
      </form>
    </section>
  );
}

function answerOf(step: OnboardingStep, { name, genres }: OnboardingWords) {
  if (step === "name") return { name };
  return step === "genres" ? { genres } : {};
}
