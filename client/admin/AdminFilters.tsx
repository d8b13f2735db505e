import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useShortcut } from "../ui/shortcuts.ts";
import { withFilter } from "../ui/withFilter.ts";

const FILTER = { keys: "/", label: msg`Filter this page` };
const PAUSE_MS = 250;

interface Props {
  /** What the bar is heard as. */
  label: string;
  /** The word of the address that the text field writes, and its label. */
  text: { name: string; label: string; placeholder: string };
  selects: readonly { name: string; label: string; choices: readonly { value: string; label: string }[] }[];
  children?: ReactNode;
}

/** Narrows a page of the administration; every choice is part of the address, so that it can be kept and shared. */
export function AdminFilters({ label, text, selects, children }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();

  function choose(name: string, value: string) {
    setAddress((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true });
  }

  return (
    <search className="admin-filters" aria-label={label}>
      <TextFilter
        {...text}
        text={address.get(text.name) ?? ""}
        onText={(value) => choose(text.name, value)}
      />
      {selects.map(({ name, label, choices }) => (
        <NativeSelect
          key={name}
          label={label}
          value={address.get(name) ?? ""}
          data={[{ value: "", label: t`All` }, ...choices]}
          onChange={(event) => choose(name, event.currentTarget.value)}
        />
      ))}
      {children}
    </search>
  );
}

interface TextProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
}

/** The address follows once somebody stops typing. */
function TextFilter({ label, placeholder, text, onText }: TextProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onText(told.current);
  }, PAUSE_MS);
  useShortcut(FILTER, () => field.current?.focus());
  // The address changed by another way, such as a link: the field follows.
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    setTyped(text);
  }, [text]);
  return (
    <TextInput
      ref={field}
      type="search"
      className="admin-filters-text"
      label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
