import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Menu, Progress } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import {
  DOWNLOAD_FORMAT_NAMES,
  DOWNLOAD_FORMATS,
  type DownloadFormat,
} from "../../domain/downloads/format.ts";
import { useDownload } from "./useDownload.ts";
import "./downloads.css";

interface Props {
  /** Global id of a track or a release. */
  id: string;
  title: string;
  /** False: the original is lossy, and lossless files would only pretend. */
  isLossless: boolean;
  /** In a row of a list: an icon without a word. */
  isSmall?: boolean;
}

/** Takes music home in a format of choice; says how far the making of it is. */
export function DownloadMenu({ id, title, isLossless, isSmall = false }: Props) {
  const { t } = useLingui();
  const { download, progress } = useDownload();
  const hints: Record<DownloadFormat, string> = {
    mp3: t`Plays everywhere`,
    flac: t`Lossless, with tags and cover`,
    wav: t`Lossless, for music programs`,
    opus: t`Small and good`,
  };
  if (progress !== null) {
    const percent = String(progress);
    return (
      <span className="download-progress" role="status">
        <Progress value={progress} w={isSmall ? 44 : 120} aria-label={t`Preparing ${title}`} />
        {!isSmall && <span>{t`Preparing: ${percent} %`}</span>}
      </span>
    );
  }
  return (
    <Menu width={240} position="bottom-end">
      <Menu.Target>
        {isSmall ? (
          <ActionIcon aria-label={t`Download ${title}`} size={44}>
            <IconDownload size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            {t`Download`}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {DOWNLOAD_FORMAT_NAMES.filter((format) => isLossless || !DOWNLOAD_FORMATS[format].isLossless).map(
          (format) => (
            <Menu.Item key={format} onClick={() => download(id, format)}>
              <strong>{DOWNLOAD_FORMATS[format].label}</strong>
              <span className="download-hint">{hints[format]}</span>
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
