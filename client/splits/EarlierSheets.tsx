import { useLingui } from "@lingui/react/macro";
import { Badge } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { EarlierSheets_sheets$key } from "../__generated__/EarlierSheets_sheets.graphql.ts";
import { useSplitLabels } from "./useSplitLabels.ts";

/** The versions before the one that counts, closed until they are asked for. */
export function EarlierSheets({ sheets: sheetsRef }: { sheets: EarlierSheets_sheets$key }) {
  const { t } = useLingui();
  const { states, percent, day } = useSplitLabels();
  const sheets = useFragment(
    graphql`
      fragment EarlierSheets_sheets on SplitSheet @relay(plural: true) {
        id
        version
        state
        sentAt
        shares {
          shareId
          name
          bps
        }
      }
    `,
    sheetsRef,
  );
  if (sheets.length === 0) return null;
  return (
    <details className="splits-earlier">
      <summary>{t`Earlier versions`}</summary>
      <ul>
        {sheets.map(({ id, version, state, sentAt, shares }) => (
          <li key={id}>
            <strong>{t`Version ${version}`}</strong> {sentAt && <span>{day(sentAt)}</span>}{" "}
            <Badge color={states[state].color} variant="light">
              {states[state].label}
            </Badge>
            <p>{shares.map(({ name, bps }) => `${name} ${percent(bps)}`).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
