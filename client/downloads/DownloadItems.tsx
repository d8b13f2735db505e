import { useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import {
  DOWNLOAD_FORMAT_NAMES,
  DOWNLOAD_FORMATS,
  type DownloadFormat,
} from "../../domain/downloads/format.ts";

interface Props {
  isLossless: boolean;
  onChoose: (format: DownloadFormat) => void;
}

/** The formats in which music is taken home. */
export function DownloadItems({ isLossless, onChoose }: Props) {
  const { t } = useLingui();
  const hints: Record<DownloadFormat, string> = {
    mp3: t`Plays everywhere`,
    flac: t`Lossless, with tags and cover`,
    wav: t`Lossless, for music programs`,
    opus: t`Small and good`,
  };
  return DOWNLOAD_FORMAT_NAMES.filter((format) => isLossless || !DOWNLOAD_FORMATS[format].isLossless).map(
    (format) => (
      <Menu.Item key={format} onClick={() => onChoose(format)}>
        <strong>{DOWNLOAD_FORMATS[format].label}</strong>
        <span className="download-hint">{hints[format]}</span>
      </Menu.Item>
    ),
  );
}
