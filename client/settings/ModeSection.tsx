import { useLingui } from "@lingui/react/macro";
import { Button, List, Radio, Stack, Text } from "@mantine/core";
import { useSearchParams } from "react-router";
import { conversionObstacle } from "../../domain/accounts/conversion.ts";
import type { Capability } from "../../domain/accounts/roles.ts";
import { useMode } from "../app/mode.ts";
import { useViewer } from "../app/viewer.ts";
import { ConvertDialog } from "./ConvertDialog.tsx";
import { SettingsCard } from "./SettingsCard.tsx";

/** Fan, artist, or both: which side is shown, and how a fan becomes an artist. ?become=artist opens the form. */
export function ModeSection() {
  const { t } = useLingui();
  const viewer = useViewer();
  const { isDual } = useMode();
  if (isDual) return <SideChoice />;
  if (conversionObstacle(viewer) === null) return <BecomeArtist />;
  return (
    <SettingsCard title={t`Your side`}>
      <Text>
        {viewer.capabilities.includes("artist")
          ? t`You are here as an artist: your studio is what you see first.`
          : t`You are here as a listener.`}
      </Text>
    </SettingsCard>
  );
}

function SideChoice() {
  const { t } = useLingui();
  const { mode, choose } = useMode();
  const sides: { value: Capability; label: string; about: string }[] = [
    { value: "artist", label: t`Artist`, about: t`Your studio: catalog, releases, sales, numbers.` },
    { value: "fan", label: t`Fan`, about: t`The front row: discover, library, community, store.` },
  ];
  return (
    <SettingsCard
      title={t`Your side`}
      lead={t`You are fan and artist in one account. The side you choose follows you to every device.`}
    >
      <Radio.Group
        aria-label={t`Your side`}
        value={mode}
        onChange={(value) => choose(value === "fan" ? "fan" : "artist")}
      >
        <Stack gap="sm">
          {sides.map(({ value, label, about }) => (
            <Radio key={value} value={value} label={label} aria-label={label} description={about} />
          ))}
        </Stack>
      </Radio.Group>
    </SettingsCard>
  );
}

function BecomeArtist() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const isOpen = query.get("become") === "artist";
  return (
    <SettingsCard
      title={t`Become an artist`}
      lead={t`You make music too? Your account gets an artist's side, and everything of the fan's stays.`}
    >
      <List spacing="xs">
        <List.Item>{t`A studio with catalog, releases, store and community`}</List.Item>
        <List.Item>{t`30 days of full access to the artist tools, no credit card`}</List.Item>
        <List.Item>{t`A switch at the top between fan and artist`}</List.Item>
      </List>
      <Button onClick={() => setQuery({ become: "artist" })} className="settings-start">
        {t`Become an artist`}
      </Button>
      <ConvertDialog isOpen={isOpen} onClose={() => setQuery({}, { replace: true })} />
    </SettingsCard>
  );
}
