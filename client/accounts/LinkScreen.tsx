import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { refusal } from "../../domain/words/refusal.ts";
import { useSession } from "../app/Session.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { postAuth } from "./authApi.ts";
import { CODE_NEEDED } from "./codeNeeded.ts";
import { FormMessage } from "./FormMessage.tsx";
import { useIsLetterOpen } from "./useIsLetterOpen.ts";
import "./accounts.css";

/**
 * The page behind the link in a mail. It asks for one press of a button: programs that scan mails open links, and a
 * link works once.
 */
export function LinkScreen() {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get("token");
  const isOpen = useIsLetterOpen();
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<"used" | RefusalPayload | null>(isOpen ? null : "used");
  /** Set where the link was asked for elsewhere: whom it signs in has to be read first. */
  const [elsewhere, setElsewhere] = useState<RefusalPayload | null>(null);

  const account = elsewhere?.params.email;

  async function handleConfirm() {
    setConfirming(true);
    try {
      const answer = await postAuth("magic-link/confirm", elsewhere ? { token, email: account } : { token });
      if (answer.isDone) return session.restart("/auth/callback");
      if (answer.told?.code === CODE_NEEDED) return await navigate("/auth?view=code");
      if (answer.told?.code === "accounts.linkElsewhere") setElsewhere(answer.told);
      else if (answer.told?.code && answer.told.code !== "accounts.linkSpent") setProblem(answer.told);
      else setProblem("used");
    } catch {
      setProblem(refusal("general.unreachable"));
    }
    setConfirming(false);
  }

  return (
    <div className="auth">
      <section className="auth-card">
        <PageTitle title={t`Sign in to Levare`} />
        {problem === "used" ? (
          <>
            <FormMessage isSuccess={false} text={t`This link was already used or has expired.`} />
            <Text c="dimmed">{t`A link works once and for 5 minutes. Ask for a new one and open it here.`}</Text>
            <Button component={Link} to="/auth?view=login" size="lg" fullWidth>
              {t`Send me a new link`}
            </Button>
          </>
        ) : (
          <>
            {elsewhere ? (
              <Text role="alert">{said(elsewhere)}</Text>
            ) : (
              <Text c="dimmed">{t`One click and you are in. We ask because some email apps open links on their own.`}</Text>
            )}
            {problem && <FormMessage isSuccess={false} text={said(problem)} />}
            <Button size="lg" fullWidth disabled={isConfirming} onClick={() => void handleConfirm()}>
              {isConfirming
                ? t`Signing In...`
                : elsewhere
                  ? t`Continue as ${account}`
                  : t`Continue to Levare`}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}
