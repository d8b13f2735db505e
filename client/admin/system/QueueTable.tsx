import { useLingui } from "@lingui/react/macro";
import { Badge, Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { QueueTable_admin$key } from "../../__generated__/QueueTable_admin.graphql.ts";
import { useDevice } from "../../app/useDevice.ts";
import { useMoment } from "../useMoment.ts";
import { useQueueLabels } from "./useQueueLabels.ts";

/** Every queue, and how much of it stands where. */
export function QueueTable({ admin }: { admin: QueueTable_admin$key }) {
  const { t, i18n } = useLingui();
  const isPhone = useDevice() === "mobile";
  const nameOf = useQueueLabels();
  const { queues } = useFragment(
    graphql`
      fragment QueueTable_admin on Admin {
        queues {
          name
          waiting
          active
          done
          failed
          waitingSince
        }
      }
    `,
    admin,
  );
  if (isPhone) {
    return (
      <ul className="admin-cards" aria-label={t`Queues`}>
        {queues.map(({ name, waiting, active, done, failed, waitingSince }) => {
          const figures = [
            { label: t`Waiting`, count: waiting },
            { label: t`Under way`, count: active },
            { label: t`Done`, count: done },
            { label: t`Failed`, count: failed },
          ].filter(({ count }) => count > 0);
          return (
            <li key={name}>
              <strong>{nameOf(name)}</strong>
              <p>
                <State failed={failed} waitingSince={waitingSince} />
                {figures.map(({ label, count }) => ` · ${label}: ${i18n.number(count)}`)}
              </p>
            </li>
          );
        })}
      </ul>
    );
  }
  return (
    <Table.ScrollContainer
      minWidth={620}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Queues` } }}
    >
      <Table className="admin-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Queue`}</Table.Th>
            <Table.Th className="admin-number">{t`Waiting`}</Table.Th>
            <Table.Th className="admin-number">{t`Under way`}</Table.Th>
            <Table.Th className="admin-number">{t`Done`}</Table.Th>
            <Table.Th className="admin-number">{t`Failed`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {queues.map(({ name, waiting, active, done, failed, waitingSince }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{nameOf(name)}</Table.Th>
              <Table.Td className="admin-number">{i18n.number(waiting)}</Table.Td>
              <Table.Td className="admin-number">{i18n.number(active)}</Table.Td>
              <Table.Td className="admin-number">{i18n.number(done)}</Table.Td>
              <Table.Td className="admin-number">{i18n.number(failed)}</Table.Td>
              <Table.Td>
                <State failed={failed} waitingSince={waitingSince} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface StateProps {
  failed: number;
  waitingSince: string | null | undefined;
}

function State({ failed, waitingSince }: StateProps) {
  const { t } = useLingui();
  const { time } = useMoment();
  if (failed > 0) return <Badge color="red" variant="light">{t`Needs attention`}</Badge>;
  return waitingSince ? t`Waiting since ${time(waitingSince)}` : t`In order`;
}
