import { useLingui } from "@lingui/react/macro";
import { Button, NativeSelect, SegmentedControl, Textarea } from "@mantine/core";
import { useState } from "react";
import { EMBED_SIZES, type EmbedSize, type EmbedTheme, embedCode } from "../../domain/publicPages/embed.ts";
import { AppModal } from "../ui/AppModal.tsx";
import { copyText } from "./copyText.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Global id. */
  id: string;
  title: string;
}

/** The code of a small player for other sites, in three sizes. */
export function EmbedDialog({ isOpen, onClose, id, title }: Props) {
  const { t } = useLingui();
  const [size, setSize] = useState<EmbedSize>("md");
  const [theme, setTheme] = useState<EmbedTheme>("auto");
  const [isCopied, setCopied] = useState(false);
  const [, uuid = ""] = atob(id).split(":");
  const code = embedCode({ origin: window.location.origin, id: uuid, size, theme, title });
  const { width, height } = EMBED_SIZES[size];
  const sizes: Record<EmbedSize, string> = { sm: t`Small`, md: t`Medium`, lg: t`Large` };
  return (
    <AppModal isOpen={isOpen} onClose={onClose} title={t`Embed`}>
      <div className="public-page-embed">
        <p className="public-page-dim">{t`Paste this into your site so everyone can listen there.`}</p>
        <SegmentedControl
          aria-label={t`Size`}
          value={size}
          onChange={(value) => setSize(value as EmbedSize)}
          data={Object.entries(sizes).map(([value, label]) => ({ value, label }))}
        />
        <p className="public-page-dim">{t`${width} × ${height} pixels`}</p>
        <NativeSelect
          label={t`Colours`}
          value={theme}
          onChange={(event) => setTheme(event.currentTarget.value as EmbedTheme)}
          data={[
            { value: "auto", label: t`Same as the visitor's device` },
            { value: "dark", label: t`Dark` },
            { value: "light", label: t`Light` },
          ]}
        />
        <Textarea
          label={t`Code`}
          value={code}
          readOnly
          rows={5}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copyText(code).then(setCopied)}>
          {isCopied ? t`Copied` : t`Copy code`}
        </Button>
      </div>
    </AppModal>
  );
}
