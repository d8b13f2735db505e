import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Alert, Button, FileInput, Group, Stack, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { TERM_COLUMNS } from "../../../domain/lexicon/termFile.ts";
import type { VocabularyKey } from "../../../domain/lexicon/vocabulary.ts";
import { decodeText } from "../../../domain/textEncoding.ts";
import type { ImportDialogMutation } from "../../__generated__/ImportDialogMutation.graphql.ts";
import { useCommit } from "../../accounts/useCommit.ts";
import { refusalIn, useRefusal } from "../../i18n/useRefusal.ts";
import { useErrorToast } from "../../settings/useErrorToast.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { useRefresh } from "./useRefresh.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The list that stands behind the dialog. */
  list: VocabularyKey;
}

type Rows = Extract<
  ImportDialogMutation["response"]["importTerms"],
  { __typename: "ImportTermsPayload" }
>["rows"];

const SHOWN_ROWS = 200;
const MAX_BYTES = 900_000;

/** Brings terms from a file: shows row by row what would happen, and then does all of it or nothing. */
export function ImportDialog({ isOpen, onClose, list }: Props) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const said = useRefusal();
  const refresh = useRefresh();
  const [csv, setCsv] = useState("");
  const [rows, setRows] = useState<Rows | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const commit = useCommit<ImportDialogMutation>(graphql`
    mutation ImportDialogMutation($input: ImportTermsInput!, $list: VocabularyKey!) {
      importTerms(input: $input) {
        __typename
        ... on ImportTermsPayload {
          isApplied
          rows {
            line
            outcome
            name
            problem {
              code
              params
              message
            }
          }
          admin {
            ...TermList_admin @arguments(list: $list)
          }
        }
        ... on InvalidInput {
          code
          params
          message
        }
      }
    }
  `);

  async function send(text: string, isDryRun: boolean) {
    setBusy(true);
    try {
      const { importTerms: answer } = await commit({ input: { csv: text, isDryRun }, list });
      if (answer.__typename === "InvalidInput") setProblem(said(refusalIn(answer)));
      if (answer.__typename === "ImportTermsPayload") {
        setRows(answer.rows);
        if (answer.isApplied) finish();
      }
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  async function handleFile(file: File | null) {
    setRows(null);
    setProblem(null);
    setCsv("");
    if (!file) return;
    if (file.size > MAX_BYTES) return setProblem(t`The file is too large.`);
    const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
    setCsv(text);
    await send(text, true);
  }

  function finish() {
    notifications.show({ message: t`The file's terms are in the lexicon.` });
    void refresh();
    close();
  }

  function close() {
    void handleFile(null);
    onClose();
  }

  const isWrong = rows?.some(({ outcome }) => outcome === "wrong") ?? false;
  const changes = rows?.filter(({ outcome }) => outcome === "new" || outcome === "changed").length ?? 0;
  const columns = TERM_COLUMNS.join(", ");
  return (
    <AppModal isOpen={isOpen} onClose={close} title={t`Import terms`} size="lg">
      <Stack>
        <Text c="dimmed">
          <Trans>
            A CSV file with the columns {columns}. You see every change before anything is saved; if one row
            is wrong, nothing is saved.
          </Trans>
        </Text>
        <FileInput
          label={t`File`}
          placeholder={t`Choose a CSV file`}
          accept=".csv,text/csv"
          leftSection={<IconUpload size={18} aria-hidden />}
          onChange={(file) => void handleFile(file)}
          error={problem}
          clearable
          clearButtonProps={{ "aria-label": t`Remove the file` }}
        />
        {rows && <Preview rows={rows} />}
        {isWrong && (
          <Alert color="red" role="alert">
            <Trans>Some rows are wrong. Fix them in the file and choose it again.</Trans>
          </Alert>
        )}
        <Group>
          <Button
            loading={isBusy}
            disabled={rows === null || isWrong || changes === 0}
            onClick={() => void send(csv, false)}
          >
            <Plural value={changes} _0="Import" one="Import # term" other="Import # terms" />
          </Button>
          <Button variant="subtle" color="gray" onClick={close}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}

function Preview({ rows }: { rows: Rows }) {
  const { t } = useLingui();
  const said = useRefusal();
  const outcomes: Record<string, string> = {
    new: t`New`,
    changed: t`Changed`,
    same: t`Unchanged`,
    merged: t`Part of another term`,
    wrong: t`Wrong`,
  };
  // What stays as it is says nothing about itself, and wrong rows come first.
  const telling = rows
    .filter(({ outcome }) => outcome !== "same")
    .sort((a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"));
  const quiet = rows.length - telling.length;
  const more = telling.length - SHOWN_ROWS;
  return (
    <div role="status">
      {telling.length > 0 && (
        <Table className="admin-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Line`}</Table.Th>
              <Table.Th>{t`Term`}</Table.Th>
              <Table.Th>{t`What happens`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {telling.slice(0, SHOWN_ROWS).map(({ line, name, outcome, problem }) => (
              <Table.Tr key={line} data-outcome={outcome}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>
                  {outcomes[outcome] ?? outcome}
                  {problem && `: ${said(problem)}`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {more > 0 && (
        <Text c="dimmed">
          <Plural value={more} one="And # more row." other="And # more rows." />
        </Text>
      )}
      <Text c="dimmed">
        <Plural value={quiet} one="# row stays as it is." other="# rows stay as they are." />
      </Text>
    </div>
  );
}
