import { useLingui } from "@lingui/react/macro";
import { Select, TagsInput, TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { MAX_ARTISTS } from "../../domain/catalog/track.ts";
import { completedChoice } from "./completedChoice.ts";
import type { Leaving } from "./useRowEditing.ts";

/** What every editor of a cell is given. */
export interface EditorProps {
  label: string;
  /** Why the last entry was refused, in words. */
  problem: string | null;
  onEnter: (entered: string | readonly string[], leaving: Leaving) => void;
  onCancel: () => void;
}

/** Enter saves, Escape cancels, Tab saves and moves on, leaving saves. Each entry is told once. */
function useLeaving({ onEnter, onCancel, problem }: EditorProps, entered: () => string | readonly string[]) {
  const told = useRef<string | null>(null);
  // A refused entry may be told again.
  if (told.current !== problem) told.current = null;
  function notify(leaving: Leaving) {
    if (told.current !== null) return;
    told.current = problem ?? "";
    onEnter(entered(), leaving);
  }
  return {
    handleBlur: () => notify("away"),
    handleKey: (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        told.current = problem ?? "";
        onCancel();
      } else if (event.key === "Enter") notify("here");
      else if (event.key === "Tab") notify(event.shiftKey ? "previous" : "next");
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export function TextEditor(props: EditorProps & { value: string; isNumber?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const { handleBlur, handleKey } = useLeaving(props, () => field.current?.value ?? "");
  return (
    <TextInput
      ref={field}
      size="sm"
      aria-label={props.label}
      defaultValue={props.value}
      error={props.problem}
      inputMode={props.isNumber ? "numeric" : undefined}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    />
  );
}

interface ChoiceProps extends EditorProps {
  value: string;
  choices: readonly { value: string; label: string }[];
  /** Whether the fact may be left open. */
  isOptional?: boolean;
}

export function ChoiceEditor({ value, choices, isOptional = false, ...props }: ChoiceProps) {
  const { t } = useLingui();
  // Not a state: another rendering would give the list new choices, and it would forget what was typed.
  const typed = useRef("");
  const { handleBlur, handleKey } = useLeaving(props, () => completedChoice(typed.current, choices) ?? value);
  return (
    <Select
      size="sm"
      aria-label={props.label}
      data={[...(isOptional ? [{ value: NONE, label: t`None` }] : []), ...choices]}
      defaultValue={value || (isOptional ? NONE : null)}
      error={props.problem}
      searchable
      autoFocus
      defaultDropdownOpened
      selectFirstOptionOnChange
      // What is typed takes the place of what stood there.
      onFocus={(event) => event.currentTarget.select()}
      onSearchChange={(text) => {
        typed.current = text;
      }}
      comboboxProps={{ width: 180, position: "bottom-start" }}
      onOptionSubmit={(chosen) => props.onEnter(chosen === NONE ? "" : chosen, "here")}
      onKeyDown={(event) => {
        // Enter belongs to the open list.
        if (event.key !== "Enter") handleKey(event);
      }}
      onBlur={handleBlur}
    />
  );
}

const NONE = "none";

interface ArtistsProps extends EditorProps {
  value: readonly string[];
  knownNames: readonly string[];
}

export function ArtistsEditor({ value, knownNames, ...props }: ArtistsProps) {
  const [names, setNames] = useState([...value]);
  const [typed, setTyped] = useState("");
  const { handleBlur, handleKey } = useLeaving(props, () => (typed.trim() ? [...names, typed] : names));
  return (
    <TagsInput
      size="sm"
      aria-label={props.label}
      data={[...knownNames]}
      value={names}
      onChange={setNames}
      searchValue={typed}
      onSearchChange={setTyped}
      maxTags={MAX_ARTISTS}
      openOnFocus={false}
      acceptValueOnBlur={false}
      error={props.problem}
      autoFocus
      comboboxProps={{ width: 220, position: "bottom-start" }}
      onKeyDown={(event) => {
        // Enter first makes a name of what was typed; with nothing typed it saves.
        if (event.key !== "Enter" || !typed.trim()) handleKey(event);
      }}
      onBlur={handleBlur}
    />
  );
}
