import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { IconPhotoUp } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { agentPictureUrl } from "../../../domain/assistants/agentPictures.ts";
import { isPictureKey, PICTURE_TYPES, type PictureKind } from "../../../domain/profiles/picture.ts";
import { type RefusalPayload, useRefusal } from "../../i18n/useRefusal.ts";
import { CropDialog } from "../../profiles/edit/CropDialog.tsx";
import { type ChosenPicture, readPicture } from "../../profiles/edit/readPicture.ts";
import "../../profiles/profiles.css";
import "../../settings/settings.css";

interface Props {
  kind: PictureKind;
  legend: string;
  /** Names of the pictures that everybody has, and what each is called for those who do not see it. */
  samples: readonly string[];
  labelOf: (place: number) => string;
  /** The name of a sample, or the key of a picture that the person sent. */
  value: string;
  problem: string | null;
  onChange: (picture: string) => void;
}

/** One of the pictures that everybody has, or one of the person's own, of which they choose a part. */
export function PicturePicker({ kind, legend, samples, labelOf, value, problem, onChange }: Props) {
  const { t } = useLingui();
  const said = useRefusal();
  const input = useRef<HTMLInputElement>(null);
  // Stays on offer while a sample is looked at.
  const [own, setOwn] = useState(() => (isPictureKey(value) ? value : null));
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [refused, setRefused] = useState<RefusalPayload | null>(null);
  const isWide = kind === "header" || undefined;
  const offered = samples.map((picture, place) => ({ picture, label: labelOf(place + 1) }));
  if (own) offered.push({ picture: own, label: t`Your own picture` });

  async function handleFile(file: File | undefined) {
    if (!file) return;
    const picture = await readPicture(file);
    setRefused("code" in picture ? picture : null);
    if (!("code" in picture)) setChosen(picture);
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }
  const words = refused ? said(refused) : problem;

  return (
    <fieldset className="agent-samples">
      <legend>{legend}</legend>
      {offered.map(({ picture, label }) => (
        <label key={picture} data-wide={isWide}>
          <input
            type="radio"
            name={legend}
            value={picture}
            checked={value === picture}
            aria-label={label}
            onChange={() => onChange(picture)}
          />
          <img src={agentPictureUrl(kind, picture)} alt="" />
        </label>
      ))}
      <button
        type="button"
        data-wide={isWide}
        aria-label={`${legend}: ${t`Choose a picture`}`}
        title={t`Choose a picture`}
        onClick={() => input.current?.click()}
      >
        <IconPhotoUp size={20} stroke={1.75} aria-hidden />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(",")}
        aria-label={legend}
        onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
      />
      {words && (
        <Text size="sm" c="red" role="alert">
          {words}
        </Text>
      )}
      {chosen && (
        <CropDialog
          kind={kind}
          picture={chosen}
          to={`/api/assistants/pictures/${kind}`}
          onClose={() => setChosen(null)}
          onSent={({ key }) => {
            setOwn(key);
            onChange(key);
          }}
        />
      )}
    </fieldset>
  );
}
