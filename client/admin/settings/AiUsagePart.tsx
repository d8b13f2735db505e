import { useLingui } from "@lingui/react/macro";
import { Badge, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { DOLLAR_MICROS } from "../../../domain/assistants/budget.ts";
import type { AiUsagePart_admin$key } from "../../__generated__/AiUsagePart_admin.graphql.ts";
import { MoneyTable } from "../money/MoneyTable.tsx";

/** Who answers for the AI team here, and what that cost this month, studio by studio. */
export function AiUsagePart({ admin }: { admin: AiUsagePart_admin$key }) {
  const { t, i18n } = useLingui();
  const { assistants, aiUsage } = useFragment(
    graphql`
      fragment AiUsagePart_admin on Admin {
        assistants {
          host
          models
          isDown
        }
        aiUsage {
          month
          costMicros
          inputTokens
          outputTokens
          spenders {
            spenderId
            studio
            costMicros
            inputTokens
            outputTokens
            calls
          }
        }
      }
    `,
    admin,
  );
  const dollars = (micros: number) =>
    i18n.number(micros / DOLLAR_MICROS, {
      ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 4 },
    });
  const { host } = assistants;
  const models = assistants.models.join(", ");
  const month = i18n.date(`${aiUsage.month}T00:00:00Z`, { month: "long", year: "numeric", timeZone: "UTC" });
  const cost = dollars(aiUsage.costMicros);
  const tokens = i18n.number(aiUsage.inputTokens + aiUsage.outputTokens);
  return (
    <div className="ai-usage">
      <p>
        {host
          ? t`In use: the language model at ${host} (${models}), with our own rules behind it.`
          : t`In use: our own rules. No language model is connected to this server.`}{" "}
        {assistants.isDown && <Badge color="red" variant="light">{t`Does not answer`}</Badge>}
      </p>
      {aiUsage.spenders.length > 0 ? (
        <>
          <Text>{t`In ${month}: ${cost} for ${tokens} tokens.`}</Text>
          <MoneyTable
            name={t`Cost of the language model by studio`}
            heads={[t`Studio`, t`Calls`, t`Tokens read`, t`Tokens written`, t`Cost`]}
            rows={aiUsage.spenders.map(({ spenderId, studio, calls, ...used }) => ({
              key: spenderId,
              cells: [
                studio ?? t`Somebody without a studio`,
                i18n.number(calls),
                i18n.number(used.inputTokens),
                i18n.number(used.outputTokens),
                dollars(used.costMicros),
              ],
            }))}
          />
        </>
      ) : (
        <Text c="dimmed">{t`Nothing was spent on it in ${month}.`}</Text>
      )}
    </div>
  );
}
