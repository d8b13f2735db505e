import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Alert, Anchor, Button, Checkbox, Group, Progress, Table } from "@mantine/core";
import { useState } from "react";
import { isColumnKey } from "../../../domain/catalog/table/trackColumns.ts";
import { text } from "../../../domain/words/refusal.ts";
import { useRefusal } from "../../i18n/useRefusal.ts";
import { useColumnLabels } from "../sheet/useColumnLabels.ts";
import type { ImportFile, ImportWork } from "./useImport.ts";

interface Props {
  work: ImportWork;
  file: ImportFile;
  onClose: () => void;
  onBack: () => void;
}

/** What a file does, row by row, before it is done; then how far it is, and what became of it. */
export function ImportOutcome({ work, file, onClose, onBack }: Props) {
  const { t } = useLingui();
  const [takesSuggestions, setTakesSuggestions] = useState(false);
  const [skipsWrong, setSkipsWrong] = useState(false);
  const count = (outcome: string) => file.counts.find((each) => each.outcome === outcome)?.count ?? 0;
  const wrong = count("wrong");
  const suggested = count("suggested");
  const changes = count("changed") + (takesSuggestions ? suggested : 0);
  if (file.state === "queued") return <Underway work={work} />;
  return (
    <>
      {file.state === "done" && (
        <Alert color="mint" role="status">
          <Plural value={count("changed")} one="# track was changed." other="# tracks were changed." />
        </Alert>
      )}
      {file.state === "canceled" && <Alert role="status">{t`Import canceled. Nothing was saved.`}</Alert>}
      {file.state === "refused" && (
        <Alert color="red" role="alert">
          {t`Your catalog changed in the meantime, and some rows no longer match. Nothing was saved.`}
        </Alert>
      )}
      <Counts count={count} />
      <Rows file={file} />
      <Anchor href={file.reportUrl} download>{t`Download the whole report`}</Anchor>
      {file.state === "checked" ? (
        <>
          {suggested > 0 && (
            <Checkbox
              label={
                <Plural
                  value={suggested}
                  one="Change # track found by title and artists, too"
                  other="Change # tracks found by title and artists, too"
                />
              }
              checked={takesSuggestions}
              onChange={(event) => setTakesSuggestions(event.currentTarget.checked)}
            />
          )}
          {wrong > 0 && (
            <Checkbox
              label={
                <Plural
                  value={wrong}
                  one="Leave out # row that is wrong"
                  other="Leave out # rows that are wrong"
                />
              }
              checked={skipsWrong}
              onChange={(event) => setSkipsWrong(event.currentTarget.checked)}
            />
          )}
          <Group>
            <Button
              loading={work.isBusy}
              disabled={changes === 0 || (wrong > 0 && !skipsWrong)}
              onClick={() => void work.begin({ takesSuggestions, skipsWrong })}
            >
              <Plural value={changes} _0="Import" one="Change # track" other="Change # tracks" />
            </Button>
            <Button variant="subtle" color="gray" onClick={onBack}>
              {t`Back`}
            </Button>
          </Group>
        </>
      ) : (
        <Group>
          <Button onClick={onClose}>{t`Close`}</Button>
        </Group>
      )}
    </>
  );
}

function Underway({ work: { progress, isBusy, giveUp } }: { work: ImportWork }) {
  const { t } = useLingui();
  const percent = progress.total > 0 ? Math.round((progress.done / progress.total) * 100) : 0;
  return (
    <>
      <p role="status">
        {progress.total > 0 ? t`${progress.done} of ${progress.total} tracks…` : t`Waiting for its turn…`}
      </p>
      <Progress value={percent} animated aria-label={t`Progress of the import`} />
      <p className="import-words">
        <Trans>Everything is saved in one go at the end. You can close this and keep working.</Trans>
      </p>
      <Group>
        <Button variant="default" loading={isBusy} onClick={() => void giveUp()}>
          {t`Cancel import`}
        </Button>
      </Group>
    </>
  );
}

function Counts({ count }: { count: (outcome: string) => number }) {
  const missing = count("missing");
  return (
    <ul className="import-counts">
      <li>
        <Plural value={count("changed")} one="# track changes" other="# tracks change" />
      </li>
      <li>
        <Plural value={count("same")} one="# stays as it is" other="# stay as they are" />
      </li>
      {count("suggested") > 0 && (
        <li>
          <Plural
            value={count("suggested")}
            one="# has only the same title and artists"
            other="# have only the same title and artists"
          />
        </li>
      )}
      {missing > 0 && (
        <li>
          <Plural
            value={missing}
            one="# row matches no track: upload its audio first"
            other="# rows match no track: upload their audio first"
          />
        </li>
      )}
      {count("wrong") > 0 && (
        <li>
          <Plural value={count("wrong")} one="# row is wrong" other="# rows are wrong" />
        </li>
      )}
    </ul>
  );
}

function Rows({ file }: { file: ImportFile }) {
  const { t } = useLingui();
  const said = useRefusal();
  const labels = useColumnLabels();
  const outcomes: Record<string, string> = {
    changed: t`Changes`,
    suggested: t`Same title and artists`,
    missing: t`Not in your catalog`,
    wrong: t`Wrong`,
  };
  if (file.rows.length === 0) return null;
  return (
    <Table.ScrollContainer
      minWidth={480}
      maxHeight={320}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: "region", "aria-label": t`Rows of the file` } }}
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Row`}</Table.Th>
            <Table.Th>{t`Track`}</Table.Th>
            <Table.Th>{t`What happens`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {file.rows.map(({ line, name, outcome, problems }) => (
            <Table.Tr key={line} data-outcome={outcome}>
              <Table.Td>{line}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>
                {outcomes[outcome] ?? outcome}
                {problems.map(({ column, cell, ...found }) => (
                  <div key={`${column} ${found.code}`} className="import-problem">
                    {isColumnKey(column) ? labels.label(column) : column}:{" "}
                    {cell == null ? said(found) : said(text("tables.quoted", { cell, said: said(found) }))}
                  </div>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
