import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type Ref, useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

interface Props {
  ref?: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  className?: string;
  /** The label is only read aloud: on a line of tools. */
  isBare?: boolean;
  /** As it stands in the address. */
  text: string;
  onText: (text: string) => void;
  /** After the last `onText`, when somebody leaves the field. */
  onLeave?: () => void;
}

/** Narrows a list by what is typed. The address follows once somebody stops typing, or goes elsewhere. */
export function TextFilter({
  ref,
  label,
  placeholder,
  className,
  isBare = false,
  text,
  onText,
  onLeave,
}: Props) {
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const publish = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onText(told.current);
  }, PAUSE_MS);
  // The address changed by another way, such as a link or the menu: the field follows.
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    setTyped(text);
  }, [text]);
  return (
    <TextInput
      {...(ref ? { ref } : {})}
      {...(className ? { className } : {})}
      type="search"
      {...(isBare ? { "aria-label": label } : { label })}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onBlur={() => {
        publish.flush();
        onLeave?.();
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        publish(event.currentTarget.value);
      }}
    />
  );
}
