import { useLingui } from "@lingui/react/macro";
import { Anchor, Button, PasswordInput, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { refusal } from "../../domain/words/refusal.ts";
import type { RefusalPayload } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { AuthTabs } from "./AuthTabs.tsx";
import { postAuth } from "./authApi.ts";
import { type AuthTab, withQuery } from "./authView.ts";
import { CODE_NEEDED } from "./codeNeeded.ts";
import { OutcomeMessage } from "./OutcomeMessage.tsx";
import { useOutcome } from "./useOutcome.ts";
import { usePasswordToggle } from "./usePasswordToggle.ts";
import { useUsualTab } from "./useUsualTab.ts";

/** "Welcome Back": for people who have an account. */
export function LoginForm() {
  const { t } = useLingui();
  // Both tabs share what was typed.
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get("email") ?? "");
  const [password, setPassword] = useState("");
  const [usual, keepUsual] = useUsualTab();
  return (
    <>
      <PageTitle title={t`Welcome Back`} />
      <AuthTabs otherwise={usual} onChoose={keepUsual}>
        {(tab) => (
          <LoginFields
            tab={tab}
            email={email}
            onEmail={setEmail}
            password={password}
            onPassword={setPassword}
          />
        )}
      </AuthTabs>
    </>
  );
}

interface Props {
  tab: AuthTab;
  email: string;
  onEmail: (email: string) => void;
  password: string;
  onPassword: (password: string) => void;
}

function LoginFields({ tab, email, onEmail, password, onPassword }: Props) {
  const { t } = useLingui();
  const toggle = usePasswordToggle();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const outcome = useOutcome(tab);
  const isMagic = tab === "magic";
  const form = useRef<HTMLFormElement>(null);

  // After the heading, which takes the focus of a new screen: whoever comes here came to type.
  useEffect(() => {
    const fields = Array.from(form.current?.querySelectorAll("input") ?? []);
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isMagic) {
      if (email.trim() === "") return outcome.say(refusal("accounts.emailMissing"));
      void outcome.attempt(() => sendMagicLink(email.trim()));
    } else {
      if (email.trim() === "" || password === "")
        return outcome.say(refusal("accounts.emailAndPasswordMissing"));
      void outcome.attempt(async () => {
        const told = await signIn(email.trim(), password);
        if (told.code === CODE_NEEDED) await navigate(withQuery(query, { view: "code" }));
        return told;
      });
    }
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="auth-form">
      <TextInput
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      {!isMagic && (
        <PasswordInput
          label={t`Password`}
          autoComplete="current-password"
          value={password}
          onChange={(event) => onPassword(event.currentTarget.value)}
          {...toggle}
        />
      )}
      {!isMagic && (
        <Anchor component={Link} to={withQuery(query, { view: "forgot" })} className="auth-forgot">
          {t`Forgot password?`}
        </Anchor>
      )}
      <OutcomeMessage outcome={outcome} isMagic={isMagic} />
      <Button type="submit" fullWidth size="lg" disabled={outcome.isSubmitting}>
        {isMagic
          ? outcome.isSubmitting
            ? t`Sending Magic Link...`
            : t`Send Magic Link`
          : outcome.isSubmitting
            ? t`Signing In...`
            : t`Sign In`}
      </Button>
    </form>
  );
}

async function sendMagicLink(email: string): Promise<RefusalPayload> {
  try {
    const answer = await postAuth("sign-in/magic-link", { email, callbackURL: "/auth/callback" });
    return answer.isDone
      ? refusal("accounts.magicLinkSent")
      : (answer.told ?? refusal("accounts.magicLinkFailed"));
  } catch {
    return refusal("accounts.magicLinkFailed");
  }
}

async function signIn(email: string, password: string): Promise<RefusalPayload> {
  try {
    const answer = await postAuth("sign-in/email", { email, password, rememberMe: true });
    return answer.isDone ? refusal("accounts.loginDone") : (answer.told ?? refusal("accounts.loginFailed"));
  } catch {
    return refusal("accounts.loginFailed");
  }
}
