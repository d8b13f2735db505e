import { useLingui } from "@lingui/react/macro";
import { useComplianceWords } from "./useComplianceWords.ts";

const RADIUS = 27;
const ROUND = 2 * Math.PI * RADIUS;

/** How well a release stands, as a ring that is as full as its score, with the number in it. */
export function ScoreRing({ score, status }: { score: number; status: string }) {
  const { t } = useLingui();
  const words = useComplianceWords();
  const said = words.status(status);
  return (
    <svg
      className="compliance-ring"
      data-status={status}
      role="img"
      aria-label={t`Score ${score} of 100: ${said}`}
      viewBox="0 0 64 64"
      width="64"
      height="64"
    >
      <circle cx="32" cy="32" r={RADIUS} />
      <circle
        cx="32"
        cy="32"
        r={RADIUS}
        data-part="filled"
        strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
        transform="rotate(-90 32 32)"
      />
      <text x="32" y="33" textAnchor="middle" dominantBaseline="middle">
        {score}
      </text>
    </svg>
  );
}
