import { useLingui } from "@lingui/react/macro";
import { Button, PasswordInput, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { passwordProblem } from "../../domain/accounts/identity.ts";
import { refusal } from "../../domain/words/refusal.ts";
import type { ResetScreenMutation } from "../__generated__/ResetScreenMutation.graphql.ts";
import { useSession } from "../app/Session.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { FormMessage } from "./FormMessage.tsx";
import { useCommit } from "./useCommit.ts";
import { useIsLetterOpen } from "./useIsLetterOpen.ts";
import { usePasswordToggle } from "./usePasswordToggle.ts";
import "./accounts.css";

/** The page behind the link for a new password. Opening it spends nothing: only the form does. */
export function ResetScreen() {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const toggle = usePasswordToggle();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const isOpen = useIsLetterOpen();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [state, setState] = useState<"idle" | "saving" | "done" | "spent">(isOpen ? "idle" : "spent");
  const commit = useCommit<ResetScreenMutation>(graphql`
    mutation ResetScreenMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on InvalidInput {
          code
          params
          message
        }
        ... on LinkSpent {
          code
          params
          message
        }
      }
    }
  `);

  async function save() {
    setState("saving");
    try {
      const { resetPassword: answer } = await commit({ input: { token, newPassword: password } });
      if (answer.__typename === "LinkSpent") return setState("spent");
      if (answer.__typename !== "InvalidInput") return setState("done");
      setProblem(answer);
    } catch (error) {
      setProblem(accidentIn(error));
    }
    setState("idle");
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong =
      passwordProblem(password) ?? (again === password ? null : refusal("accounts.passwordsDiffer"));
    setProblem(wrong);
    if (!wrong) void save();
  }

  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={t`Choose a new password`} />
        {state === "done" && (
          <>
            <FormMessage isSuccess text={t`Your password is changed. You are signed out everywhere.`} />
            <Button size="lg" fullWidth onClick={() => session.restart("/auth?view=login&tab=password")}>
              {t`Sign in`}
            </Button>
          </>
        )}
        {state === "spent" && (
          <>
            <FormMessage isSuccess={false} text={t`This link was already used or has expired.`} />
            <Text c="dimmed">{t`A link works once and for 30 minutes.`}</Text>
            <Button component={Link} to="/auth?view=forgot" size="lg" fullWidth>
              {t`Send me a new link`}
            </Button>
          </>
        )}
        {(state === "idle" || state === "saving") && (
          <form onSubmit={handleSubmit} noValidate className="auth-form">
            <PasswordInput
              label={t`New password`}
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              {...toggle}
            />
            <PasswordInput
              label={t`New password again`}
              autoComplete="new-password"
              value={again}
              onChange={(event) => setAgain(event.currentTarget.value)}
              {...toggle}
            />
            {problem && <FormMessage text={said(problem)} isSuccess={false} />}
            <Button type="submit" fullWidth size="lg" disabled={state === "saving"}>
              {state === "saving" ? t`Saving...` : t`Set password`}
            </Button>
          </form>
        )}
      </section>
    </div>
  );
}
