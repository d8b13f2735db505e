import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { SystemTabQuery } from "../../__generated__/SystemTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { PartsTable } from "./PartsTable.tsx";
import { QueueTable } from "./QueueTable.tsx";

/** What the server stands on, and how it is. */
export function SystemTab() {
  const { t } = useLingui();
  const { admin } = useScreenQuery<SystemTabQuery>(graphql`
    query SystemTabQuery @preloadable {
      admin {
        ...PartsTable_admin
        ...QueueTable_admin
        payments {
          controlUrl
        }
      }
    }
  `);
  return (
    <>
      <PageTitle title={t`System`} />
      <section aria-labelledby="parts" className="admin-part">
        <h2 id="parts">{t`Parts`}</h2>
        <Text c="dimmed" maw="70ch">
          <Trans>
            Every service has a built-in version that needs nothing else. Environment variables connect an
            external one; the README lists them.
          </Trans>
        </Text>
        <PartsTable admin={admin} />
      </section>
      <section aria-labelledby="queues" className="admin-part">
        <h2 id="queues">{t`Background work`}</h2>
        <QueueTable admin={admin} />
        <p className="admin-links">
          <Link to="/admin/jobs">{t`What failed, and why`}</Link>
          <Link to="/graphiql" reloadDocument>
            GraphiQL
          </Link>
          {admin.payments.controlUrl && <a href={admin.payments.controlUrl}>{t`Control of test payments`}</a>}
        </p>
      </section>
    </>
  );
}
