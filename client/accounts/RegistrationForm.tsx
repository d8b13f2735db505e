import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Button, Checkbox, NativeSelect, PasswordInput, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import {
  CAREER_STAGES,
  type RegistrationFlow,
  registrationProblem,
} from "../../domain/accounts/registration.ts";
import { text } from "../../domain/words/refusal.ts";
import { usePlatform } from "../app/platform.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { AuthTabs } from "./AuthTabs.tsx";
import type { AuthTab } from "./authView.ts";
import { OutcomeMessage } from "./OutcomeMessage.tsx";
import { type Answers, blankAnswers, fieldsAtFault, registrationOf } from "./registrationAnswers.ts";
import { useOutcome } from "./useOutcome.ts";
import { usePasswordToggle } from "./usePasswordToggle.ts";

interface Props {
  flow: RegistrationFlow;
  /** Sends the answers; comes back with what to say. `password` is null on the magic-link tab. */
  onRegister: (
    answers: Answers,
    password: string | null,
    setupToken: string | null,
  ) => Promise<RefusalPayload>;
}

/** The fields of both registrations. Both tabs share what was typed. */
export function RegistrationForm({ flow, onRegister }: Props) {
  const [query] = useSearchParams();
  const said = useRefusal();
  const { signUp } = usePlatform();
  const [answers, setAnswers] = useState(() => ({ ...blankAnswers(), email: query.get("email") ?? "" }));
  return (
    <>
      {signUp === "invited" && <p className="auth-note">{said(text("accounts.byInvitation"))}</p>}
      <AuthTabs>
        {(tab) => (
          <Fields
            tab={tab}
            flow={flow}
            answers={answers}
            onChange={(change) => setAnswers((before) => ({ ...before, ...change }))}
            onRegister={onRegister}
          />
        )}
      </AuthTabs>
    </>
  );
}

interface FieldsProps extends Props {
  tab: AuthTab;
  answers: Answers;
  onChange: (change: Partial<Answers>) => void;
}

function Fields({ tab, flow, answers, onChange, onRegister }: FieldsProps) {
  const { t } = useLingui();
  const said = useRefusal();
  const toggle = usePasswordToggle();
  const outcome = useOutcome(tab);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ tab: AuthTab; names: readonly (keyof Answers)[] }>();
  const faults = refused?.tab === tab ? refused.names : [];
  const setupToken = useSearchParams()[0].get("setup");
  const isMagic = tab === "magic";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const registration = registrationOf(flow, tab, answers);
    const problem = registrationProblem(registration);
    const atFault = problem === null ? [] : fieldsAtFault(registration);
    setRefused({ tab, names: atFault });
    if (problem === null) {
      void outcome.attempt(() => onRegister(answers, isMagic ? null : answers.password, setupToken));
      return;
    }
    outcome.say(problem);
    form.current?.querySelector<HTMLInputElement>(`[name="${atFault[0]}"]`)?.focus();
  }

  /** What a text field needs: its name, its value, and whether it is the reason for the refusal. */
  function typed(name: "email" | "fullName" | "phone" | "stageName" | "password" | "passwordConfirmation") {
    return {
      name,
      value: answers[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ [name]: event.currentTarget.value }),
      error: faults.includes(name),
    };
  }

  function tick(name: "ageConfirmation" | "termsAccepted" | "privacyPolicyAccepted" | "marketingConsent") {
    return {
      name,
      checked: answers[name],
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        onChange({ [name]: event.currentTarget.checked }),
      error: faults.includes(name),
    };
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="auth-form">
      <TextInput label={t`Email`} type="email" inputMode="email" autoComplete="email" {...typed("email")} />
      <TextInput label={t`Full Name`} autoComplete="name" {...typed("fullName")} />
      {flow === "fan" && isMagic && (
        <TextInput label={t`Phone (optional)`} type="tel" autoComplete="tel" {...typed("phone")} />
      )}
      {flow === "indee" && (
        <>
          <TextInput label={t`Stage Name`} autoComplete="nickname" {...typed("stageName")} />
          <NativeSelect
            label={t`Career Stage`}
            name="careerStage"
            data={CAREER_STAGES.map(({ value, label }) => ({ value, label: said(label) }))}
            value={answers.careerStage}
            onChange={(event) => onChange({ careerStage: event.currentTarget.value })}
          />
        </>
      )}
      {!isMagic && (
        <>
          <PasswordInput
            label={t`Password`}
            description={t`At least 8 characters.`}
            autoComplete="new-password"
            {...typed("password")}
            {...toggle}
          />
          <PasswordInput
            label={t`Confirm Password`}
            autoComplete="new-password"
            visible={toggle.visible}
            visibilityToggleIcon={NoToggle}
            {...typed("passwordConfirmation")}
          />
        </>
      )}
      <fieldset className="auth-ticks">
        <legend>
          <Trans>Before you join</Trans>
        </legend>
        <Checkbox label={t`I am 13 or older`} {...tick("ageConfirmation")} />
        <Checkbox
          label={
            <Trans>
              I accept the{" "}
              <Anchor component={Link} to="/terms-of-service" target="_blank">
                terms of service
              </Anchor>
            </Trans>
          }
          {...tick("termsAccepted")}
        />
        <Checkbox
          label={
            <Trans>
              I accept the{" "}
              <Anchor component={Link} to="/privacy-policy" target="_blank">
                privacy policy
              </Anchor>
            </Trans>
          }
          {...tick("privacyPolicyAccepted")}
        />
        <Checkbox label={t`Send me news now and then (optional)`} {...tick("marketingConsent")} />
      </fieldset>
      <OutcomeMessage outcome={outcome} isMagic={isMagic} />
      <Button type="submit" fullWidth size="lg" disabled={outcome.isSubmitting}>
        {isMagic
          ? outcome.isSubmitting
            ? t`Sending Magic Link...`
            : t`Send Magic Link`
          : outcome.isSubmitting
            ? t`Creating Account...`
            : flow === "indee"
              ? t`Start 30-Day Free Trial`
              : t`Create Account`}
      </Button>
    </form>
  );
}

// One eye is enough for two fields that hold the same password.
function NoToggle() {
  return null;
}
