import { useLingui } from "@lingui/react/macro";
import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

const PAUSE_MS = 250;

/** Narrows the list; every choice is part of the address. */
export function ReleaseFilters({ withState }: { withState: boolean }) {
  const { t } = useLingui();
  const words = useReleaseWords();
  const { address, choose } = useAddressChoice();
  const [typed, setTyped] = useState(address.get("text") ?? "");
  const tell = useDebouncedCallback((text: string) => choose({ text: text.trim() }), PAUSE_MS);
  const options = (labels: Record<string, string>) => [
    { value: "", label: t`All` },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ];
  return (
    <search className="releases-filters" aria-label={t`Filter the releases`}>
      <TextInput
        type="search"
        label={t`Title`}
        placeholder={t`Part of a title`}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          tell(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={t`Type`}
        value={address.get("type") ?? ""}
        data={options(words.types)}
        onChange={(event) => choose({ type: event.currentTarget.value })}
      />
      {withState && (
        <NativeSelect
          label={t`State`}
          value={address.get("state") ?? ""}
          data={options(words.states)}
          onChange={(event) => choose({ state: event.currentTarget.value })}
        />
      )}
    </search>
  );
}
