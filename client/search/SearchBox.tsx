import { useLingui } from "@lingui/react/macro";
import { CloseButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { MAX_TEXT_LENGTH } from "../../domain/search/limits.ts";

interface Props {
  text: string;
  onText: (text: string) => void;
  onKeys: (event: KeyboardEvent) => void;
  gridId: string;
  activeId: string | null;
  isExpanded: boolean;
  isPending: boolean;
  /** Where there is something to close. */
  onClose: (() => void) | undefined;
}

/** The field that the keyboard never leaves: arrows walk the results below it. */
export function SearchBox({ text, onText, onKeys, gridId, activeId, isExpanded, isPending, onClose }: Props) {
  const { t } = useLingui();
  return (
    <div className="search-box" data-pending={isPending || undefined}>
      <IconSearch size={24} stroke={1.75} aria-hidden />
      <input
        data-autofocus
        type="text"
        role="combobox"
        aria-label={t`Search music, artists, releases`}
        aria-haspopup="grid"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? gridId : undefined}
        aria-activedescendant={activeId ?? undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder={t`Search music, artists, releases`}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeys}
      />
      {onClose && <CloseButton aria-label={t`Close search`} size={44} onClick={onClose} />}
    </div>
  );
}
