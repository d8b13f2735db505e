import { useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Text, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { TRUSTED_DAYS } from "../../domain/accounts/secondFactor.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { useSession } from "../app/Session.ts";
import { type RefusalPayload, useRefusal } from "../i18n/useRefusal.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { postAuth } from "./authApi.ts";
import { withQuery } from "./authView.ts";
import { FormMessage } from "./FormMessage.tsx";
import { takePlaceAfterSignIn } from "./pendingPlace.ts";

/** The second step of signing in, after a password or a link that was right. */
export function CodeForm() {
  const { t } = useLingui();
  const said = useRefusal();
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [isTrusted, setTrusted] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [told, setTold] = useState<RefusalPayload | Refusal | null>(null);

  // After the heading, which takes the focus of a new screen.
  useEffect(() => field.current?.focus(), []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitting(true);
    setTold(null);
    try {
      const answer = await postAuth("second-factor", { code, isTrusted });
      if (answer.isDone) return session.restart(takePlaceAfterSignIn());
      if (answer.told?.code === "accounts.codeTooLate")
        return await navigate(withQuery(query, { view: "login", error: said(answer.told) }));
      setTold(answer.told ?? refusal("accounts.loginFailed"));
      field.current?.select();
    } catch {
      setTold(refusal("general.unreachable"));
    }
    setSubmitting(false);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="auth-form">
      <PageTitle title={t`One more step`} />
      <Text c="dimmed">
        {t`Enter the code that your authenticator app shows for Levare. If you do not have the app at hand, use one of your recovery codes.`}
      </Text>
      <TextInput
        ref={field}
        label={t`Code`}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        size="lg"
      />
      <Checkbox
        label={t`Do not ask on this device for ${TRUSTED_DAYS} days`}
        checked={isTrusted}
        onChange={(event) => setTrusted(event.currentTarget.checked)}
      />
      {told && <FormMessage isSuccess={false} text={said(told)} />}
      <Button type="submit" fullWidth size="lg" disabled={isSubmitting || code.trim() === ""}>
        {isSubmitting ? t`Signing In...` : t`Sign In`}
      </Button>
    </form>
  );
}
