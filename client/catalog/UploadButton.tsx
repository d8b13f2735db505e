import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { IconFolderUp, IconUpload } from "@tabler/icons-react";
import { type ChangeEvent, type Ref, useImperativeHandle, useRef } from "react";
import { ACCEPTED_AUDIO_EXTENSIONS, ACCEPTED_AUDIO_MIME_TYPES } from "../../domain/catalog/audio.ts";
import { useDevice } from "../app/useDevice.ts";

/** Opens the file dialog from elsewhere on the screen. */
export interface UploadPicker {
  pick: () => void;
}

interface Props {
  ref: Ref<UploadPicker>;
  onFiles: (files: readonly File[]) => void;
}

/** What a file dialog offers. */
export const ACCEPT = [...ACCEPTED_AUDIO_EXTENSIONS, ...ACCEPTED_AUDIO_MIME_TYPES].join(",");

/** Chooses files, or a whole folder where the device has folders. */
export function UploadButton({ ref, onFiles }: Props) {
  const { t } = useLingui();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const hasFolders = useDevice() !== "mobile";
  useImperativeHandle(ref, () => ({ pick: () => files.current?.click() }), []);

  function handleChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = "";
  }

  return (
    <div className="tracks-upload">
      <Button
        leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
        onClick={() => files.current?.click()}
      >
        {t`Upload`}
      </Button>
      {hasFolders && (
        <ActionIcon
          variant="default"
          aria-label={t`Upload a folder`}
          data-hint={t`Upload a folder`}
          onClick={() => folder.current?.click()}
        >
          <IconFolderUp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      <VisuallyHidden>
        <input
          ref={files}
          type="file"
          multiple
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={t`Choose audio files`}
          onChange={handleChosen}
        />
        <input
          ref={folder}
          type="file"
          multiple
          tabIndex={-1}
          aria-label={t`Choose a folder`}
          onChange={handleChosen}
          {...{ webkitdirectory: "" }}
        />
      </VisuallyHidden>
    </div>
  );
}
