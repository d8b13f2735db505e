import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Progress } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { LaterMenu } from "../ui/LaterMenu.tsx";
import { useDownload } from "./useDownload.ts";
import "./downloads.css";

const loadItems = () => import("./DownloadItems.tsx");

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
    <LaterMenu
      width={240}
      position="bottom-end"
      load={loadItems}
      button={
        isSmall ? (
          <ActionIcon aria-label={t`Download ${title}`} size={44}>
            <IconDownload size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            {t`Download`}
          </Button>
        )
      }
    >
      {({ DownloadItems }) => (
        <DownloadItems isLossless={isLossless} onChoose={(format) => download(id, format)} />
      )}
    </LaterMenu>
  );
}
