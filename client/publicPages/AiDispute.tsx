import { useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";

/** That a report was upheld: what stands beside it is not what those say who looked into it. */
export function AiDispute({ isTold }: { isTold: boolean }) {
  const { t } = useLingui();
  return (
    <p className="public-page-dispute">
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        {isTold
          ? t`Disputed: a report was looked into, and does not agree with what the artist tells here.`
          : t`Disputed: a report was looked into. The artist tells nothing of AI here.`}
      </span>
    </p>
  );
}
