import { useLingui } from "@lingui/react/macro";
import { Loader } from "@mantine/core";
import { CallbackWaiting } from "../accounts/CallbackWaiting.tsx";
import { Logo } from "../ui/Logo.tsx";

/** Fills the screen until it is known who is here (SPEC.md section 2). */
export function SessionLoading({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  if (window.location.pathname === "/auth/callback") return <CallbackWaiting onRetry={onRetry} />;
  return (
    <main className="lv-lonely">
      <div role="status" aria-label={t`Loading Levare`} className="lv-stack-center">
        <Logo size={56} />
        <Loader type="bars" size="sm" aria-hidden />
      </div>
    </main>
  );
}
