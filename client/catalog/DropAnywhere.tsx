import { Trans } from "@lingui/react/macro";
import { Dropzone } from "@mantine/dropzone";
import { IconUpload } from "@tabler/icons-react";
import { ACCEPTED_AUDIO_LABEL } from "../../domain/catalog/audio.ts";
import "@mantine/dropzone/styles.layer.css";

/** Takes files that are dropped anywhere on the page, and says so while they are held over it. */
export function DropAnywhere({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <Dropzone.FullScreen
      active
      activateOnKeyboard={false}
      onDrop={onFiles}
      className="tracks-drop"
      aria-hidden
    >
      <div className="tracks-drop-words">
        <IconUpload size={48} stroke={1.5} aria-hidden />
        <strong>
          <Trans>Drop your music</Trans>
        </strong>
        <span>{ACCEPTED_AUDIO_LABEL}</span>
      </div>
    </Dropzone.FullScreen>
  );
}
