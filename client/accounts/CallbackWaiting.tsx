import { useLingui } from "@lingui/react/macro";
import { Button, Loader, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Logo } from "../ui/Logo.tsx";

/** After this long the page admits that it takes longer than usual. */
const SLOW_MS = 8000;

/** What a person sees while it is found out who came back (SPEC.md section 2, /auth/callback). */
export function CallbackWaiting({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="lv-lonely">
      <div role="status" className="lv-stack-center">
        <Logo size={56} />
        <Title order={1} size="h2">{t`Completing Authentication`}</Title>
        <Text c="dimmed">{t`Please wait while we set up your account...`}</Text>
        <Loader type="bars" size="sm" aria-hidden />
        {isSlow && <Text>{t`This is taking longer than usual.`}</Text>}
      </div>
      {isSlow && (
        <Button variant="default" onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </div>
  );
}
