import {
  IconBox,
  IconFileMusic,
  IconFileText,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconWaveSine,
} from "@tabler/icons-react";
import { type AssetFamily, type AssetFormat, familyOf } from "../../domain/assets/assetKind.ts";

const ICONS: Record<AssetFamily, typeof IconBox> = {
  image: IconPhoto,
  audio: IconWaveSine,
  pdf: IconFileText,
  video: IconMovie,
  project: IconBox,
  notes: IconMusic,
};

interface Props {
  format: string;
  previewUrl: string | null | undefined;
  alt: string;
}

/** An asset as a picture: itself, or the sign of what it is. */
export function AssetPicture({ format, previewUrl, alt }: Props) {
  const Icon = ICONS[familyOf(format as AssetFormat)] ?? IconFileMusic;
  return (
    <span className="asset-picture" data-family={familyOf(format as AssetFormat)}>
      {previewUrl ? (
        <img src={previewUrl} alt={alt} loading="lazy" />
      ) : (
        <Icon size={40} stroke={1.5} aria-hidden />
      )}
    </span>
  );
}
