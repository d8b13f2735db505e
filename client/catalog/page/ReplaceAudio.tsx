import { useLingui } from "@lingui/react/macro";
import { Alert, Button, FileInput, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconAlertTriangle, IconReplace } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { MAX_REPLACE_REASON } from "../../../domain/catalog/upload.ts";
import type { ReplaceAudio_track$key } from "../../__generated__/ReplaceAudio_track.graphql.ts";
import { AppModal } from "../../ui/AppModal.tsx";
import { ACCEPT } from "../UploadButton.tsx";
import { useUploads } from "../uploads.ts";

/** Chooses new audio for a track; the tray shows how it goes. */
export function ReplaceAudio({ track: key }: { track: ReplaceAudio_track$key }) {
  const { t } = useLingui();
  const uploads = useUploads();
  const track = useFragment(
    graphql`
      fragment ReplaceAudio_track on Track {
        id
        title
        isOut
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const lacksReason = Boolean(track.isOut) && reason.trim() === "";

  function close() {
    setOpen(false);
    setFile(null);
    setReason("");
    setAsked(false);
  }

  function handleReplace() {
    setAsked(true);
    if (!file || lacksReason) return;
    uploads.replace(file, { id: track.id, title: track.title }, reason.trim());
    close();
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReplace size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t`Replace audio`}
      </Button>
      <AppModal isOpen={isOpen} onClose={close} title={t`Replace audio`}>
        <Stack>
          <Text size="sm">
            {t`The track keeps its place, its plays and all its details. Fans hear the old audio until the new one is ready.`}
          </Text>
          <Text size="sm" c="dimmed">
            {t`A new mix, edit or remaster is a new recording and needs its own ISRC.`}
          </Text>
          {track.isOut && (
            <Alert
              color="amber"
              icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
              title={t`This track is out`}
            >
              {t`Listeners will hear the new audio right away. We keep the reason with the release.`}
            </Alert>
          )}
          <FileInput
            data-autofocus
            label={t`New audio`}
            placeholder={t`Choose a file`}
            accept={ACCEPT}
            value={file}
            onChange={setFile}
            error={isAsked && !file ? t`Choose a file.` : null}
          />
          <Textarea
            label={t`Reason`}
            description={track.isOut ? null : t`Only your studio sees this. Optional.`}
            required={Boolean(track.isOut)}
            rows={2}
            maxLength={MAX_REPLACE_REASON}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isAsked && lacksReason ? t`Say why the audio changes.` : null}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>{t`Cancel`}</Button>
            <Button onClick={handleReplace}>{t`Replace`}</Button>
          </Group>
        </Stack>
      </AppModal>
    </>
  );
}
