import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Text, TextInput } from "@mantine/core";
import { IconDownload, IconPlus, IconSearch, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router";
import { VOCABULARY_KEYS } from "../../../domain/lexicon/vocabulary.ts";
import type { LexiconTabQuery } from "../../__generated__/LexiconTabQuery.graphql.ts";
import { useScreenQuery } from "../../app/useScreenQuery.ts";
import { AppDrawer } from "../../ui/AppDrawer.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { GenreShelves } from "./GenreShelves.tsx";
import { ImportDialog } from "./ImportDialog.tsx";
import { listOf } from "./lexiconList.ts";
import { MergeList } from "./MergeList.tsx";
import { NewTermForm } from "./NewTermForm.tsx";
import { TermList } from "./TermList.tsx";
import { useLexiconLabels } from "./useLexiconLabels.ts";
import "./lexicon.css";

/** The words that music is described with: to add, rename, order, merge, rest, take along and bring. */
export function LexiconTab() {
  const { t } = useLingui();
  const { lists, oneOf } = useLexiconLabels();
  const [address] = useSearchParams();
  const list = listOf(address);
  const [text, setText] = useState("");
  const [open, setOpen] = useState<"new" | "import" | null>(null);
  const { admin } = useScreenQuery<LexiconTabQuery>(graphql`
    query LexiconTabQuery($list: VocabularyKey!) @preloadable {
      admin {
        ...GenreShelves_admin
        ...TermList_admin @arguments(list: $list)
        ...MergeList_admin
        ...NewTermForm_admin
      }
    }
  `);
  return (
    <>
      <header className="admin-head">
        <PageTitle title={t`Lexicon`} />
        <Group gap={8}>
          <Button
            component="a"
            href="/api/admin/lexicon.csv"
            download
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t`Export`}
          </Button>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={() => setOpen("import")}
          >
            {t`Import`}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen("new")}>
            {oneOf[list].add}
          </Button>
        </Group>
      </header>
      <Text c="dimmed" maw="70ch">
        <Trans>
          Terms switched off stay on existing tracks but can no longer be chosen. Aliases work in search and
          in the tags of uploaded files.
        </Trans>
      </Text>
      <nav className="lexicon-lists" aria-label={t`Lists`}>
        {VOCABULARY_KEYS.map((key) => (
          <Link
            key={key}
            to={`/admin/lexicon?list=${key.toLowerCase()}`}
            aria-current={key === list ? "page" : undefined}
            preventScrollReset
          >
            {lists[key]}
          </Link>
        ))}
      </nav>
      <search aria-label={t`Find a term`}>
        <TextInput
          type="search"
          label={t`Find a term`}
          placeholder={t`Name, slug or alias`}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          maw={420}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </search>
      {list === "GENRE" && <GenreShelves admin={admin} terms={admin} text={text} />}
      {list !== "GENRE" && <TermList admin={admin} categoryId={null} text={text} label={lists[list]} />}
      <MergeList admin={admin} />
      <AppDrawer isOpen={open === "new"} onClose={() => setOpen(null)} title={oneOf[list].add} size={480}>
        <NewTermForm key={list} admin={admin} list={list} onDone={() => setOpen(null)} />
      </AppDrawer>
      <ImportDialog isOpen={open === "import"} onClose={() => setOpen(null)} list={list} />
    </>
  );
}
