import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, NativeSelect, Switch, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useDevice } from "../app/useDevice.ts";
import { useShortcut } from "../ui/shortcuts.ts";
import { withFilter } from "./trackFilter.ts";
import { useTrackWords } from "./useTrackWords.ts";

const FILTER = { keys: "/", label: msg`Filter the tracks` };
const PAUSE_MS = 250;

/** Narrows the list; every choice is part of the address, so that it can be kept and shared. */
export function TrackFilters() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useDevice() === "mobile";
  const [isUnfolded, setUnfolded] = useState(() => NARROWING.some((name) => address.has(name)));
  useShortcut(FILTER, () => field.current?.focus());

  function choose(name: string, value: string | null) {
    setAddress((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true });
  }

  return (
    <search className="tracks-filters" aria-label={t`Filter the tracks`}>
      <TextFilter ref={field} text={address.get("text") ?? ""} onText={(text) => choose("text", text)} />
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

const NARROWING = ["genre", "mood", "visibility", "archived"];

interface ChoicesProps {
  address: URLSearchParams;
  choose: (name: string, value: string | null) => void;
}

function Choices({ address, choose }: ChoicesProps) {
  const { t } = useLingui();
  const words = useTrackWords();
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
      <Switch
        label={t`Archived`}
        checked={address.get("archived") === "1"}
        onChange={(event) => choose("archived", event.currentTarget.checked ? "1" : null)}
      />
    </>
  );
}

interface TextProps {
  ref: React.Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
}

/** The address follows once somebody stops typing. */
function TextFilter({ ref, text, onText }: TextProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next.trim();
    onText(told.current);
  }, PAUSE_MS);
  // The address changed by another way, such as the menu: the field follows.
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    setTyped(text);
  }, [text]);
  return (
    <TextInput
      ref={ref}
      type="search"
      className="tracks-text"
      label={t`Title`}
      placeholder={t`Part of a title`}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value);
      }}
    />
  );
}
