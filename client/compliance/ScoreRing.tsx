import { useLingui } from "@lingui/react/macro";
import { RingProgress } from "@mantine/core";
import { COLOUR_OF, useComplianceWords } from "./useComplianceWords.ts";

interface Props {
  score: number;
  status: string;
  size?: number;
}

/** How well a release stands, as a ring with its number. */
export function ScoreRing({ score, status, size = 72 }: Props) {
  const { t } = useLingui();
  const words = useComplianceWords();
  const said = words.status(status);
  return (
    <div role="img" aria-label={t`Score ${score} of 100: ${said}`} className="compliance-ring">
      <RingProgress
        aria-hidden
        size={size}
        thickness={7}
        roundCaps
        sections={[{ value: Math.max(score, 2), color: COLOUR_OF[status] ?? "gray" }]}
        label={<span className="compliance-score">{score}</span>}
      />
    </div>
  );
}
