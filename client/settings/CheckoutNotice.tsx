import { useLingui } from "@lingui/react/macro";
import { CloseButton } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useSearchParams } from "react-router";

/** Thanks a person who comes back from the checkout, at /settings?checkout=success (SPEC.md section 2). */
export function CheckoutNotice() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  if (query.get("checkout") !== "success") return null;
  return (
    <div className="settings-notice" role="status">
      <IconCircleCheck size={22} className="settings-good" aria-hidden />
      <p>
        <strong>{t`Thank you. Your payment went through.`}</strong> {t`Your new plan is active.`}
      </p>
      <CloseButton
        aria-label={t`Close`}
        size={44}
        onClick={() => {
          query.delete("checkout");
          query.delete("session_id");
          setQuery(query, { replace: true });
        }}
      />
    </div>
  );
}
