import { useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { MAX_SEARCH_NAME } from "../../../domain/search/savedSearch.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";

interface Props {
  start: string;
  /** Resolves with why the name was refused, or null. */
  onName: (name: string) => Promise<RefusalPayload | null>;
  onDone: () => void;
}

/** The name of a search, where the search itself stands. */
export function SearchName({ start, onName, onDone }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaving(true);
    const refused = await onName(String(new FormData(event.currentTarget).get("name")));
    setSaving(false);
    setProblem(refused);
    if (refused === null) onDone();
  }

  return (
    <form className="search-name" onSubmit={(event) => void handleSubmit(event)}>
      <TextInput
        name="name"
        aria-label={t`Name of the search`}
        placeholder={t`Name of the search`}
        defaultValue={start}
        maxLength={MAX_SEARCH_NAME}
        error={problem && said(problem)}
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onDone();
        }}
        // Escape leaves the name alone, not the whole overlay (Mantine's own word for it).
        data-mantine-stop-propagation
      />
      <Button type="submit" loading={isSaving}>{t`Save`}</Button>
      <Button variant="subtle" color="gray" onClick={onDone}>{t`Cancel`}</Button>
    </form>
  );
}
