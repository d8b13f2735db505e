import { useLingui } from "@lingui/react/macro";
import { Ring } from "../ui/Ring.tsx";
import { useComplianceLabels } from "./useComplianceLabels.ts";

/** How ready a release is, as a ring that is as full as its score, with the number in it. */
export function ScoreRing({ score, status }: { score: number; status: string }) {
  const { t } = useLingui();
  const said = useComplianceLabels().status(status);
  return (
    <Ring
      className="compliance-ring"
      status={status}
      label={t`Score ${score} of 100: ${said}`}
      share={score / 100}
      size={64}
      line={6}
      words={String(score)}
    />
  );
}
