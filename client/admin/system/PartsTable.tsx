import { useLingui } from "@lingui/react/macro";
import { Badge, Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type {
  PartsTable_admin$data,
  PartsTable_admin$key,
} from "../../__generated__/PartsTable_admin.graphql.ts";

type Part = PartsTable_admin$data["parts"][number];

/** The parts that the server stands on: embedded or connected, answering or not, and how fast. */
export function PartsTable({ admin }: { admin: PartsTable_admin$key }) {
  const { t, i18n } = useLingui();
  const { parts } = useFragment(
    graphql`
      fragment PartsTable_admin on Admin {
        parts {
          name
          isEmbedded
          isOk
          latencyMs
        }
      }
    `,
    admin,
  );
  const names: Record<Part["name"], string> = {
    database: t`Database`,
    storage: t`Media files`,
    mail: t`Mail`,
    events: t`Live updates`,
    audio: t`Audio engine`,
    telephony: t`Telephone network`,
    assistants: t`AI team`,
  };
  return (
    <Table className="admin-table">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t`Part`}</Table.Th>
          <Table.Th>{t`Form`}</Table.Th>
          <Table.Th>{t`State`}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parts.map(({ name, isEmbedded, isOk, latencyMs }) => {
          const latency = i18n.number(latencyMs ?? 0, { maximumFractionDigits: 1 });
          return (
            <Table.Tr key={name}>
              <Table.Th scope="row">{names[name]}</Table.Th>
              <Table.Td>{isEmbedded ? t`Embedded` : t`Connected`}</Table.Td>
              <Table.Td>
                {isOk === null && t`Not asked`}
                {isOk === true && t`Answers in ${latency} ms`}
                {isOk === false && <Badge color="red" variant="light">{t`Does not answer`}</Badge>}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
