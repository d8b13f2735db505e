import { useLingui } from "@lingui/react/macro";
import { Button, Group, Progress, Slider, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { PictureKind } from "../../../domain/profiles/picture.ts";
import { accidentIn, type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { CropFrame } from "./CropFrame.tsx";
import type { ChosenPicture } from "./readPicture.ts";
import { PictureNotSent, type SentPicture, sendPicture } from "./sendPicture.ts";
import { MAX_ZOOM, useCrop } from "./useCrop.ts";

/** Less room than this share of the picture is none. */
const LEAST_ROOM = 0.005;

interface Props {
  kind: PictureKind;
  picture: ChosenPicture;
  /** The address that takes it. */
  to: string;
  onClose: () => void;
  onSent: (sent: SentPicture) => Promise<void> | void;
}

/** Asks which part of a picture is kept, and sends it. */
export function CropDialog({ kind, picture, to, onClose, onSent }: Props) {
  const { t, i18n } = useLingui();
  const said = useRefusal();
  const cropping = useCrop(kind, picture);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const leave = useRef(new AbortController());
  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current.abort();
  }, []);
  const { crop, zoom, zoomTo, place } = cropping;
  const isSending = sent !== null;

  async function handleSave() {
    setProblem(null);
    setSent(0);
    try {
      const { signal } = leave.current;
      await onSent(await sendPicture({ to, file: picture.file, crop, onProgress: setSent, signal }));
      onClose();
    } catch (error) {
      setSent(null);
      setProblem(error instanceof PictureNotSent ? error.told : accidentIn(error));
    }
  }

  const share = i18n.number(sent ?? 0, { style: "percent" });
  const room = { x: 1 - crop.width, y: 1 - crop.height };
  return (
    <AppModal
      isOpen
      onClose={onClose}
      size="lg"
      title={kind === "avatar" ? t`Choose the part for your picture` : t`Choose the part for your header`}
    >
      <Stack gap="md">
        <CropFrame kind={kind} picture={picture} cropping={cropping} />
        <div className="crop-sliders">
          <CropSlider
            label={t`Size`}
            share={(zoom - 1) / (MAX_ZOOM - 1)}
            onChange={(value) => zoomTo(1 + value * (MAX_ZOOM - 1))}
          />
          <CropSlider
            label={t`Left and right`}
            share={room.x > LEAST_ROOM ? crop.x / room.x : null}
            onChange={(value) => place("x", value)}
          />
          <CropSlider
            label={t`Up and down`}
            share={room.y > LEAST_ROOM ? crop.y / room.y : null}
            onChange={(value) => place("y", value)}
          />
        </div>
        {problem && (
          <p className="settings-refusal" role="alert">
            {said(problem)}
          </p>
        )}
        {isSending && (
          <div role="status">
            <Text size="sm">{sent < 1 ? t`Sending, ${share}` : t`Cropping…`}</Text>
            <Progress value={sent * 100} aria-label={t`Sent`} />
          </div>
        )}
        <Group>
          <Button onClick={() => void handleSave()} disabled={isSending}>
            {isSending ? t`Saving...` : t`Save picture`}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}

interface SliderProps {
  label: string;
  /** From 0 to 1; null where there is no room to move. */
  share: number | null;
  onChange: (share: number) => void;
}

function CropSlider({ label, share, onChange }: SliderProps) {
  return (
    <div>
      <Text size="sm" aria-hidden>
        {label}
      </Text>
      <Slider
        label={null}
        thumbLabel={label}
        min={0}
        max={100}
        value={Math.round((share ?? 0.5) * 100)}
        disabled={share === null}
        onChange={(value) => onChange(value / 100)}
      />
    </div>
  );
}
