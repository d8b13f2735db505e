import { useLingui } from "@lingui/react/macro";
import { Chip, Group, NativeSelect, NumberInput, Switch } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { MAX_BPM, MIN_BPM } from "../../../domain/catalog/track.ts";
import { TRACK_GAPS, TRACK_SORTS } from "../../../domain/catalog/trackFilter.ts";
import { useDetailsLabels } from "../page/useDetailsLabels.ts";
import { useFilterLabels } from "./useFilterLabels.ts";

const PAUSE_MS = 250;

interface Props {
  address: URLSearchParams;
  choose: (name: string, value: string | null) => void;
}

/** Everything that the tracks can be narrowed by, and their order. */
export function FilterFields({ address, choose }: Props) {
  const { t } = useLingui();
  const words = useDetailsLabels();
  const { sorts } = useFilterLabels();
  const all = { value: "", label: t`All` };
  return (
    <div className="tracks-fields">
      <NativeSelect
        label={t`Genre`}
        value={address.get("genre") ?? ""}
        data={[all, ...words.genres]}
        onChange={(event) => choose("genre", event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Mood`}
        value={address.get("mood") ?? ""}
        data={[all, ...words.moods]}
        onChange={(event) => choose("mood", event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Visibility`}
        value={address.get("visibility") ?? ""}
        data={[all, ...words.visibilities]}
        onChange={(event) => choose("visibility", event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Key`}
        value={address.get("key") ?? ""}
        data={[all, ...words.keys]}
        onChange={(event) => choose("key", event.currentTarget.value)}
      />
      <Tempo name="bpmMin" label={t`BPM from`} address={address} choose={choose} />
      <Tempo name="bpmMax" label={t`BPM to`} address={address} choose={choose} />
      <NativeSelect
        label={t`Explicit words`}
        value={address.get("explicit") ?? ""}
        data={[all, ...words.explicitness]}
        onChange={(event) => choose("explicit", event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Order`}
        value={address.get("sort") ?? ""}
        data={TRACK_SORTS.map((sort) => ({ value: sort === "newest" ? "" : sort, label: sorts[sort] }))}
        onChange={(event) => choose("sort", event.currentTarget.value)}
      />
      <Switch
        label={t`Archived`}
        checked={address.get("archived") === "1"}
        onChange={(event) => choose("archived", event.currentTarget.checked ? "1" : null)}
      />
      <Gaps address={address} choose={choose} />
    </div>
  );
}

/** What a track lacks: pressed together, they are asked for together. */
function Gaps({ address, choose }: Props) {
  const { t } = useLingui();
  const { gaps: labels } = useFilterLabels();
  const chosen = address.get("lacking")?.split(",") ?? [];
  return (
    <Chip.Group multiple value={chosen} onChange={(gaps) => choose("lacking", gaps.join() || null)}>
      <Group gap={8} className="tracks-gaps" role="group" aria-label={t`What is missing`}>
        {TRACK_GAPS.map((gap) => (
          <Chip key={gap} value={gap} variant="outline">
            {labels[gap]}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

function Tempo({ name, label, address, choose }: Props & { name: string; label: string }) {
  const [typed, setTyped] = useState<string | number>(address.get(name) ?? "");
  const notify = useDebouncedCallback((tempo: string | number) => choose(name, String(tempo)), PAUSE_MS);
  return (
    <NumberInput
      label={label}
      value={typed}
      min={MIN_BPM}
      max={MAX_BPM}
      allowDecimal={false}
      hideControls
      onChange={(tempo) => {
        setTyped(tempo);
        notify(tempo);
      }}
    />
  );
}
