import { useLingui } from "@lingui/react/macro";
import { Button, Group, Slider, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { MIN_COVER_SIDE } from "../../../domain/catalog/coverRules.ts";
import { sendCover } from "../../catalog/sendCover.ts";
import { useUploads } from "../../catalog/uploads.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { CropFrame } from "../../profiles/edit/CropFrame.tsx";
import type { ChosenPicture } from "../../profiles/edit/readPicture.ts";
import { useCrop } from "../../profiles/edit/useCrop.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import "../../profiles/profiles.css";

interface Props {
  releaseUuid: string;
  /** Of the release. */
  title: string;
  picture: ChosenPicture;
  onClose: () => void;
  onSent: () => void;
}

/** Asks which square of a picture becomes the cover, and sends it, or keeps it on this device until somebody is reached. */
export function CoverDialog({ releaseUuid, title, picture, onClose, onSent }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const uploads = useUploads();
  // A face is a square, too: the frame only asks for the shape.
  const cropping = useCrop("avatar", picture);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  // Nearer than this the square would have fewer pixels than a cover needs.
  const nearest = Math.max(1, Math.min(picture.width, picture.height) / MIN_COVER_SIDE);
  const zoom = Math.min(cropping.zoom, nearest);
  const side = Math.floor(Math.min(picture.width, picture.height) / zoom);

  async function handleSave() {
    setProblem(null);
    setSending(true);
    const place = { releaseUuid, crop: cropping.crop };
    try {
      const refused = await sendCover(picture.file, place);
      setSending(false);
      if (refused) return setProblem(refused);
      // What waited was chosen before this one.
      uploads.dropCover(releaseUuid);
      onSent();
    } catch {
      uploads.addCover(picture.file, place, t`Cover of “${title}”`);
    }
    onClose();
  }

  return (
    <AppModal isOpen onClose={onClose} size="lg" title={t`Choose the square for your cover`}>
      <Stack gap="md">
        <CropFrame
          kind="avatar"
          picture={picture}
          cropping={{ ...cropping, zoomTo: (next) => cropping.zoomTo(Math.min(next, nearest)) }}
        />
        {nearest > 1.01 && (
          <div>
            <Text size="sm" aria-hidden>
              {t`Size`}
            </Text>
            <Slider
              label={null}
              thumbLabel={t`Size`}
              min={0}
              max={100}
              value={Math.round(((zoom - 1) / (nearest - 1)) * 100)}
              onChange={(value) => cropping.zoomTo(1 + (value / 100) * (nearest - 1))}
            />
          </div>
        )}
        <Text size="sm" c="dimmed" role="status">
          {t`${side} by ${side} pixels`}
        </Text>
        {problem && (
          <p className="settings-refusal" role="alert">
            {said(problem)}
          </p>
        )}
        <Group>
          <Button onClick={() => void handleSave()} disabled={isSending}>
            {isSending ? t`Saving...` : t`Save cover`}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}
