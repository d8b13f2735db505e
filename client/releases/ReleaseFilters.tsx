import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { useReleaseLabels } from "./useReleaseLabels.ts";

/** Narrows the list; every choice is part of the address. */
export function ReleaseFilters({ withState }: { withState: boolean }) {
  const { t } = useLingui();
  const words = useReleaseLabels();
  const { address, choose } = useAddressChoice();
  const options = (labels: Record<string, string>) => [
    { value: "", label: t`All` },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ];
  return (
    <search className="releases-filters" aria-label={t`Filter the releases`}>
      <TextFilter
        label={t`Title`}
        placeholder={t`Part of a title`}
        text={address.get("text") ?? ""}
        onText={(text) => choose({ text })}
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
