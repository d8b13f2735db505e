import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { sizeRefusal } from "../../domain/assets/asset.ts";
import { type AssetKind, guessKind } from "../../domain/assets/assetKind.ts";
import { formatBytes } from "../../domain/formatBytes.ts";
import { useUploads } from "../catalog/uploads.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { typeOfId } from "./assetAddress.ts";
import { type Place, PlaceSelect } from "./PlaceSelect.tsx";
import { useAssetLabels } from "./useAssetLabels.ts";

interface Props {
  files: readonly File[];
  /** Where they probably belong. */
  place: Place | null;
  onClose: () => void;
}

interface Line {
  file: File;
  kind: AssetKind;
}

/** Says what each chosen file is and where all of them belong; then the tray sends them. */
export function BringFilesDialog({ files, place: given, onClose }: Props) {
  const { t, i18n } = useLingui();
  const labels = useAssetLabels();
  const said = useRefusal();
  const uploads = useUploads();
  const [place, setPlace] = useState(given);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    files.map((file) => ({ file, kind: guessKind(file.name) })),
  );
  const sendable = lines.filter(({ file, kind }) => file.size > 0 && !sizeRefusal(kind, file.size));

  function handleUpload() {
    const belongs: Record<string, string> = !place
      ? {}
      : typeOfId(place.id) === "Track"
        ? { track: place.id }
        : { release: place.id };
    uploads.addOthers(
      sendable.map(({ file, kind }) => ({
        file,
        told: { purpose: "asset", kind, ...belongs },
        note: place ? t`${labels.kind(kind)} for ${place.title}` : labels.kind(kind),
      })),
    );
    onClose();
  }

  return (
    <AppModal isOpen onClose={onClose} title={t`Upload assets`} size="lg">
      <Stack>
        <PlaceSelect
          label={t`Track or release`}
          placeholder={t`None: they belong to the studio`}
          value={place}
          onChange={setPlace}
        />
        <ul className="asset-lines" aria-label={t`Chosen files`}>
          {lines.map(({ file, kind }, at) => {
            const problem = sizeRefusal(kind, file.size);
            return (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <div>
                  <strong>{file.name}</strong>
                  {problem ? (
                    <Text c="red" size="sm" role="alert">
                      {said(problem)}
                    </Text>
                  ) : (
                    <Text c="dimmed" size="sm">
                      {formatBytes(file.size, i18n.locale)}
                    </Text>
                  )}
                </div>
                <NativeSelect
                  aria-label={t`Kind of ${file.name}`}
                  value={kind}
                  data={Object.entries(labels.kinds).map(([value, label]) => ({ value, label }))}
                  onChange={(event) => {
                    const next = event.currentTarget.value as AssetKind;
                    setLines((before) =>
                      before.map((line, place) => (place === at ? { ...line, kind: next } : line)),
                    );
                  }}
                />
                <ActionIcon
                  size={44}
                  aria-label={t`Leave out ${file.name}`}
                  onClick={() => setLines((before) => before.filter((_line, place) => place !== at))}
                >
                  <IconX size={20} stroke={1.75} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          <Button onClick={handleUpload} disabled={sendable.length === 0}>
            {t`${plural(sendable.length, { one: "Upload # file", other: "Upload # files" })}`}
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}
