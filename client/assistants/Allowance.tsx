import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { DOLLAR_MICROS } from "../../domain/assistants/budget.ts";
import { FEW_REPLIES } from "../../domain/assistants/chat.ts";
import type { Allowance_viewer$key } from "../__generated__/Allowance_viewer.graphql.ts";

/** What is left of the month's money for the language model, and of the day's answers where they run out. Nothing where neither counts. */
export function Allowance({ viewer }: { viewer: Allowance_viewer$key }) {
  const { t, i18n } = useLingui();
  const { aiAllowance } = useFragment(
    graphql`
      fragment Allowance_viewer on Viewer {
        aiAllowance {
          hasModel
          leftMicros
          limitMicros
          repliesLeftToday
        }
      }
    `,
    viewer,
  );
  const { hasModel, leftMicros, limitMicros, repliesLeftToday: replies } = aiAllowance;
  const dollars = (micros: number) =>
    i18n.number(micros / DOLLAR_MICROS, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
    });
  const [left, limit] = [dollars(leftMicros), dollars(limitMicros)];
  const said = [
    ...(hasModel && leftMicros > 0 ? [t`Language model: ${left} of ${limit} left this month.`] : []),
    ...(hasModel && leftMicros === 0
      ? [t`This month’s ${limit} for the language model are used up; the AI team answers by its own rules.`]
      : []),
    ...(replies <= FEW_REPLIES
      ? [t`${plural(replies, { one: "# answer left today.", other: "# answers left today." })}`]
      : []),
  ];
  if (said.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" className="assistant-allowance">
      {said.join(" ")}
    </Text>
  );
}
