import { Trans, useLingui } from "@lingui/react/macro";
import { Alert, Button, Checkbox, FileInput, Group, Stack, Textarea } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MEGABYTE } from "../../../domain/catalog/audio.ts";
import { guessColumns, type Target } from "../../../domain/catalog/table/guessColumns.ts";
import { MAX_IMPORT_BYTES, mappingProblem } from "../../../domain/catalog/table/importPlan.ts";
import { readCsv } from "../../../domain/csv.ts";
import { decodeText } from "../../../domain/textEncoding.ts";
import { refusal, type Text, text } from "../../../domain/words/refusal.ts";
import type { ImportDialog_workspace$key } from "../../__generated__/ImportDialog_workspace.graphql.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportOutcome } from "./ImportOutcome.tsx";
import { useImport } from "./useImport.ts";

interface Props {
  workspace: ImportDialog_workspace$key;
  onClose: () => void;
  onImported: () => void;
}

interface Source {
  name: string;
  csv: string;
  lines: string[][];
  /** What is odd about how it is written. */
  warning: Text | null;
}

/** Facts of tracks from a file: choose it, say what its columns hold, see what it does, and only then let it. */
export function ImportDialog({ workspace, onClose, onImported }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { id, rememberedHeadings } = useFragment(
    graphql`
      fragment ImportDialog_workspace on Workspace {
        id
        rememberedHeadings {
          heading
          column
        }
      }
    `,
    workspace,
  );
  const [source, setSource] = useState<Source | null>(null);
  const [mapping, setMapping] = useState<readonly (Target | null)[]>([]);
  const [emptyClears, setEmptyClears] = useState(false);
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const work = useImport(id, onImported);

  function read(name: string, csv: string): void {
    const { lines, openQuote } = readCsv(csv);
    const warning = openQuote === null ? null : text("imports.quoteOpen", { line: openQuote });
    setProblem(lines.length < 2 ? refusal("imports.empty") : null);
    if (lines.length < 2) return;
    const remembered = new Map(
      rememberedHeadings.map(({ heading, column }) => [heading, (column ?? null) as Target | null]),
    );
    setSource({ name, csv, lines, warning });
    setMapping(guessColumns(lines[0]!, remembered));
  }
  async function handleFile(file: File | null): Promise<void> {
    if (!file) return;
    if (file.size > MAX_IMPORT_BYTES)
      return setProblem(refusal("imports.tooLarge", { megabytes: MAX_IMPORT_BYTES / MEGABYTE }));
    read(file.name, decodeText(new Uint8Array(await file.arrayBuffer())).text);
  }
  const wrongMapping = source && mappingProblem(mapping);
  const shown = work.problem ?? problem;
  return (
    <AppModal isOpen onClose={onClose} title={t`Import tracks from a file`} size="xl">
      <Stack>
        {shown && (
          <Alert color="red" role="alert">
            {said(shown)}
          </Alert>
        )}
        {work.file ? (
          <ImportOutcome work={work} file={work.file} onClose={onClose} onBack={work.forget} />
        ) : source ? (
          <>
            <ImportColumns lines={source.lines} mapping={mapping} onMapping={setMapping} />
            <Checkbox
              label={t`Empty cells clear what is there`}
              description={t`Otherwise they leave it as it is.`}
              checked={emptyClears}
              onChange={(event) => setEmptyClears(event.currentTarget.checked)}
            />
            {source.warning && (
              <Alert color="amber" role="status">
                {said(source.warning)}
              </Alert>
            )}
            {wrongMapping && (
              <Alert color="amber" role="status">
                {said(wrongMapping)}
              </Alert>
            )}
            <Group>
              <Button
                loading={work.isBusy}
                disabled={wrongMapping !== null}
                onClick={() =>
                  void work.check({
                    fileName: source.name,
                    csv: source.csv,
                    mapping: [...mapping],
                    emptyClears,
                  })
                }
              >
                {t`Check the file`}
              </Button>
              <Button variant="subtle" color="gray" onClick={() => setSource(null)}>
                {t`Another file`}
              </Button>
            </Group>
          </>
        ) : (
          <>
            <p className="import-words">
              <Trans>
                A CSV file from your distributor or a spreadsheet. You see every change before anything is
                saved.
              </Trans>
            </p>
            <FileInput
              label={t`File`}
              placeholder={t`Choose a CSV file`}
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              leftSection={<IconUpload size={18} aria-hidden />}
              onChange={(file) => void handleFile(file)}
            />
            <Textarea
              label={t`Or paste it here`}
              rows={5}
              resize="vertical"
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value)}
            />
            <Group>
              <Button disabled={!pasted.trim()} onClick={() => read(t`Pasted`, pasted)}>
                {t`Continue`}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </AppModal>
  );
}
