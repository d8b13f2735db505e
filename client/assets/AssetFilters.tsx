import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@mantine/core";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { wordsOn } from "./assetAddress.ts";
import { type Place, PlaceSelect } from "./PlaceSelect.tsx";
import { useAssetLabels } from "./useAssetLabels.ts";

interface Props {
  tags: readonly string[];
  place: Place | null;
}

/** Narrows the list; every choice is part of the address. */
export function AssetFilters({ tags, place }: Props) {
  const { t } = useLingui();
  const labels = useAssetLabels();
  const { address, choose } = useAddressChoice();
  const tag = address.get("tag") ?? "";
  return (
    <search className="asset-filters" aria-label={t`Filter the assets`}>
      <TextFilter
        label={t`Search`}
        placeholder={t`Name, file or tag`}
        text={address.get("text") ?? ""}
        onText={(text) => choose({ text })}
      />
      <NativeSelect
        label={t`Kind`}
        value={address.get("kind") ?? ""}
        data={[
          { value: "", label: t`All` },
          ...Object.entries(labels.kinds).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => choose({ kind: event.currentTarget.value })}
      />
      <PlaceSelect
        label={t`Track or release`}
        placeholder={t`All`}
        value={place}
        onChange={(chosen) => choose(wordsOn(chosen))}
      />
      <NativeSelect
        label={t`Tag`}
        value={tag}
        data={[
          { value: "", label: t`All` },
          ...[...new Set([...(tag ? [tag] : []), ...tags])].map((each) => ({ value: each, label: each })),
        ]}
        onChange={(event) => choose({ tag: event.currentTarget.value })}
      />
      <NativeSelect
        label={t`Show`}
        value={address.has("trash") ? "1" : ""}
        data={[
          { value: "", label: t`Kept` },
          { value: "1", label: t`Deleted` },
        ]}
        onChange={(event) => choose({ trash: event.currentTarget.value })}
      />
    </search>
  );
}
