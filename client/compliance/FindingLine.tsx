import { useLingui } from "@lingui/react/macro";
import { Anchor, Button } from "@mantine/core";
import { Link } from "react-router";
import type { FindingGroups_release$data } from "../__generated__/FindingGroups_release.graphql.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { useComplianceLabels } from "./useComplianceLabels.ts";
import { useFixLabels } from "./useFixLabels.ts";

export type Finding = NonNullable<FindingGroups_release$data["compliance"]>["findings"][number];

interface Props {
  finding: Finding;
  onFix: () => void;
  onLeave: () => void;
  onTakeBack: () => void;
}

/** One finding: what it is about, what is wrong, and the ways out of it. */
export function FindingLine({ finding, onFix, onLeave, onTakeBack }: Props) {
  const { t } = useLingui();
  const labels = useComplianceLabels();
  const wordsOf = useRefusal();
  const { subject, message, fixPath, fixLabel, autoFix, isWaivable, waiver } = finding;
  const about = labels.subject(subject);
  const said = wordsOf(message);
  const field = wordsOf(fixLabel);
  const by = waiver?.byName ?? t`somebody who is gone`;
  const become = useFixLabels();
  return (
    <li className="compliance-finding" data-waived={waiver ? true : undefined}>
      <strong>{about}</strong>
      <span>{said}</span>
      {waiver && (
        <span className="release-dim">
          {t`Kept as is by ${by}:`} {waiver.reason}
        </span>
      )}
      <span className="compliance-ways">
        {waiver ? (
          <Button variant="subtle" color="gray" onClick={onTakeBack} aria-label={t`Ask again: ${said}`}>
            {t`Ask again`}
          </Button>
        ) : (
          <>
            <Anchor component={Link} to={fixPath} aria-label={t`Fix ${field}: ${about}`}>
              {t`Fix ${field}`}
            </Anchor>
            {autoFix && (
              <Button variant="default" onClick={onFix}>
                {become(autoFix.changes)}
              </Button>
            )}
            {isWaivable && (
              <Button
                variant="subtle"
                color="gray"
                onClick={onLeave}
                aria-label={t`Keep as is: ${about}, ${said}`}
              >
                {t`Keep as is`}
              </Button>
            )}
          </>
        )}
      </span>
    </li>
  );
}
