import { useLingui } from "@lingui/react/macro";
import { Avatar, Button, Group, useMantineTheme } from "@mantine/core";
import { IconPhotoUp, IconTrash } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { PICTURE_TYPES, type PictureKind } from "../../../domain/profiles/picture.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { CropDialog } from "./CropDialog.tsx";
import { type ChosenPicture, readPicture } from "./readPicture.ts";
import type { OwnVersion } from "./useOwnVersion.ts";
import { usePictureVerbs } from "./usePictureVerbs.ts";

interface Props {
  kind: PictureKind;
  title: string;
  /** Of the person: its first letters stand where there is no face. */
  name: string;
  url: string | null | undefined;
  version: OwnVersion;
}

/** One picture of the page, with the ways to change it and to take it down. */
export function PictureField({ kind, title, name, url, version }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const { primaryColor } = useMantineTheme();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<RefusalPayload | null>(null);
  const { remove, noteSent } = usePictureVerbs(kind, version);

  async function handleFile(file: File | undefined) {
    if (!file) return;
    const picture = await readPicture(file);
    setProblem("code" in picture ? picture : null);
    if (!("code" in picture)) setChosen(picture);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  return (
    <section className="picture-field" data-kind={kind} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {kind === "avatar" ? (
        <Avatar
          src={url}
          name={name}
          alt=""
          size={96}
          radius="50%"
          variant="filled"
          color={primaryColor}
          autoContrast
          aria-hidden
        />
      ) : (
        <div className="profile-banner" data-empty={url ? undefined : true}>
          {url && <img src={url} alt="" width={1800} height={600} />}
        </div>
      )}
      <Group>
        <Button
          ref={change}
          variant="default"
          leftSection={<IconPhotoUp size={18} aria-hidden />}
          aria-describedby={heading}
          onClick={() => input.current?.click()}
        >
          {url ? t`Change` : t`Choose a picture`}
        </Button>
        {url && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-describedby={heading}
            onClick={() => {
              remove();
              change.current?.focus();
            }}
          >
            {t`Remove`}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(",")}
          aria-label={title}
          onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
        />
      </Group>
      {problem && (
        <p className="settings-refusal" role="alert">
          {said(problem)}
        </p>
      )}
      {chosen && (
        <CropDialog
          kind={kind}
          picture={chosen}
          to={`/api/profile/${kind}`}
          onClose={() => setChosen(null)}
          onSent={({ previousKey }) => noteSent(previousKey)}
        />
      )}
    </section>
  );
}
