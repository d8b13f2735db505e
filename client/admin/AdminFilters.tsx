import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useShortcut } from "../ui/shortcuts.ts";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";

const FILTER = { keys: "/", label: msg`Filter this page` };

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
  const { address, choose } = useAddressChoice();
  const field = useRef<HTMLInputElement>(null);
  useShortcut(FILTER, () => field.current?.focus());

  return (
    <search className="admin-filters" aria-label={label}>
      <TextFilter
        ref={field}
        className="admin-filters-text"
        label={text.label}
        placeholder={text.placeholder}
        text={address.get(text.name) ?? ""}
        onText={(value) => choose({ [text.name]: value })}
      />
      {selects.map(({ name, label, choices }) => (
        <NativeSelect
          key={name}
          label={label}
          value={address.get(name) ?? ""}
          data={[{ value: "", label: t`All` }, ...choices]}
          onChange={(event) => choose({ [name]: event.currentTarget.value })}
        />
      ))}
      {children}
    </search>
  );
}
