import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Chip, Group, NativeSelect, NumberInput, Switch } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { MAX_BPM, MIN_BPM } from "../../domain/catalog/track.ts";
import { TRACK_GAPS, type TrackGap } from "../../domain/catalog/trackFilter.ts";
import { useDevice } from "../app/useDevice.ts";
import { useShortcut } from "../ui/shortcuts.ts";
import { TextFilter } from "../ui/TextFilter.tsx";
import { useAddressChoice } from "../ui/useAddressChoice.ts";
import { useDetailsLabels } from "./page/useDetailsLabels.ts";

const FILTER = { keys: "/", label: msg`Filter the tracks` };
const PAUSE_MS = 250;

/** Narrows the list; every choice is part of the address, so that it can be kept and shared. */
export function TrackFilters() {
  const { t } = useLingui();
  const { address, choose: change } = useAddressChoice();
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useDevice() === "mobile";
  const [isUnfolded, setUnfolded] = useState(() => NARROWING.some((name) => address.has(name)));
  useShortcut(FILTER, () => field.current?.focus());

  function choose(name: string, value: string | null) {
    change({ [name]: value });
  }

  return (
    <search className="tracks-filters" aria-label={t`Filter the tracks`}>
      <TextFilter
        ref={field}
        className="tracks-text"
        label={t`Title`}
        placeholder={t`Part of a title`}
        text={address.get("text") ?? ""}
        onText={(text) => choose("text", text)}
      />
      {isPhone && (
        <ActionIcon
          variant="default"
          aria-label={t`More filters`}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {(!isPhone || isUnfolded) && <Choices choose={choose} address={address} />}
    </search>
  );
}

const NARROWING = [
  "genre",
  "mood",
  "visibility",
  "archived",
  "key",
  "bpmMin",
  "bpmMax",
  "explicit",
  "lacking",
  "sort",
];

interface ChoicesProps {
  address: URLSearchParams;
  choose: (name: string, value: string | null) => void;
}

function Choices({ address, choose }: ChoicesProps) {
  const { t } = useLingui();
  const words = useDetailsLabels();
  const all = { value: "", label: t`All` };
  return (
    <>
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
        data={[
          { value: "", label: t`Newest first` },
          { value: "changed", label: t`Last changed first` },
          { value: "title", label: t`Title, A to Z` },
        ]}
        onChange={(event) => choose("sort", event.currentTarget.value)}
      />
      <Switch
        label={t`Archived`}
        checked={address.get("archived") === "1"}
        onChange={(event) => choose("archived", event.currentTarget.checked ? "1" : null)}
      />
      <Gaps address={address} choose={choose} />
    </>
  );
}

/** What a track lacks: pressed together, they are asked for together. */
function Gaps({ address, choose }: ChoicesProps) {
  const { t } = useLingui();
  const labels: Record<TrackGap, string> = {
    isrc: t`No ISRC`,
    pLine: t`No ℗ line`,
    lossless: t`Lossy audio`,
    release: t`On no release`,
  };
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

function Tempo({ name, label, address, choose }: ChoicesProps & { name: string; label: string }) {
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
