import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Text, TextInput } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useId } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import auditTabQuery, { type AuditTabQuery } from "../../__generated__/AuditTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { useAddressChoice } from "../../ui/useAddressChoice.ts";
import { AdminFilters } from "../AdminFilters.tsx";
import { AuditList } from "./AuditList.tsx";
import { auditFileOf, auditFilterOf } from "./auditFilter.ts";
import { JOB_SUBJECTS, SUBJECT_LABELS } from "./subjectLabels.ts";
import { useActionLabels } from "./useActionLabels.ts";
import { useSubjectLabels } from "./useSubjectLabels.ts";
import { VerifyButton } from "./VerifyButton.tsx";

/** The kinds of things that entries are about; the other words are of jobs. */
const AUDITED_KINDS = Object.keys(SUBJECT_LABELS).filter((kind) => !JOB_SUBJECTS.includes(kind));

/** Who changed what, and when: to filter, read, take along and verify. */
export function AuditTab() {
  const { t } = useLingui();
  const actionOf = useActionLabels();
  const { oneOf } = useSubjectLabels();
  const { address, choose } = useAddressChoice();
  const about = useId();
  const relay = useRelayEnvironment();
  const { admin } = useScreenQuery<AuditTabQuery>(graphql`
    query AuditTabQuery($filter: AuditEventFilter) @preloadable {
      admin {
        auditActions
        ...AuditList_admin @arguments(filter: $filter)
      }
    }
  `);
  const reload = () =>
    void fetchQuery(relay, auditTabQuery, { filter: auditFilterOf(address) })
      .toPromise()
      .catch(() => {});
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Audit log`} />
        <Group gap={8}>
          <VerifyButton describedBy={about} onVerified={reload} />
          <Button
            component="a"
            href={auditFileOf(address)}
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t`Download CSV`}
          </Button>
        </Group>
      </header>
      <Text c="dimmed" maw="70ch" id={about}>
        <Trans>
          Every entry is linked to the one before it. Verify reads them all and tells you whether any was
          changed or removed. It changes nothing and is recorded here too.
        </Trans>
      </Text>
      <AdminFilters
        label={t`Filter the audit log`}
        text={{ name: "actor", label: t`Who did it`, placeholder: t`Part of a name or an address` }}
        selects={[
          {
            name: "action",
            label: t`What was done`,
            choices: admin.auditActions.map((action) => ({ value: action, label: actionOf(action) })),
          },
          {
            name: "entity",
            label: t`To what`,
            choices: AUDITED_KINDS.map((kind) => ({ value: kind, label: oneOf(kind) })),
          },
        ]}
      >
        <TextInput
          type="date"
          label={t`From`}
          value={address.get("from") ?? ""}
          onChange={(event) => choose({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t`Until`}
          value={address.get("to") ?? ""}
          onChange={(event) => choose({ to: event.currentTarget.value })}
        />
      </AdminFilters>
      <AuditList admin={admin} />
    </>
  );
}
