import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMemo } from "react";
import { renderSVG } from "uqr";
import { AppModal } from "../ui/AppModal.tsx";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  url: string;
  title: string;
}

/** Light modules around the code without which cameras do not find it. */
const QUIET = 4;

/** A page's address as a picture, for posters and the table at a show. */
export function QrDialog({ isOpen, onClose, url, title }: Props) {
  const { t } = useLingui();
  const svg = useMemo(() => (isOpen ? qrSvg(url) : null), [isOpen, url]);
  const src = svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`QR code`}>
      <div className="public-page-qr">
        {src ? (
          <>
            <img src={src} alt={t`QR code that opens ${url}`} width={280} height={280} />
            <Button
              component="a"
              href={src}
              download={`${title.replaceAll(/[^\p{L}\p{N} -]/gu, "")}.svg`}
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {t`Save as a picture`}
            </Button>
          </>
        ) : (
          <p>{t`This address is too long for a QR code.`}</p>
        )}
      </div>
    </AppModal>
  );
}

/** Dark on light whatever the theme: that is what cameras read. Null for what no code can hold. */
function qrSvg(text: string): string | null {
  try {
    const svg = renderSVG(text, { ecc: "M", border: QUIET });
    return svg.replace("<svg ", '<svg width="1024" height="1024" shape-rendering="crispEdges" ');
  } catch {
    return null;
  }
}
