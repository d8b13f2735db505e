import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AssetAccess } from "../../domain/assets/asset.ts";
import {
  ASSET_FORMATS,
  type AssetFormat,
  type AssetKind,
  type StemCategory,
} from "../../domain/assets/assetKind.ts";
import type { CoverFault } from "../../domain/assets/coverReport.ts";

/** The words for what an asset is, who may have it and what is wrong with it. */
export function useAssetLabels() {
  const { t } = useLingui();
  const kinds: Record<AssetKind, string> = {
    cover: t`Cover`,
    stem: t`Stem`,
    instrumental: t`Instrumental`,
    acapella: t`A cappella`,
    booklet: t`Booklet`,
    video: t`Video`,
    pressPhoto: t`Press photo`,
    sheetMusic: t`Sheet music`,
    project: t`Project file`,
    contract: t`Contract`,
  };
  const stems: Record<StemCategory, string> = {
    instrumental: t`Instrumental`,
    leadVocals: t`Lead vocals`,
    melodicLead: t`Melodic lead`,
    pad: t({ message: "Pad", context: "part of a mix" }),
    snare: t`Snare`,
    kick: t({ message: "Kick", context: "part of a mix" }),
    hiHat: t`Hi-hat`,
    percussion: t`Percussion`,
    sample: t({ message: "Sample", context: "part of a mix" }),
    backingVocals: t`Backing vocals`,
    bass: t`Bass`,
    other: t({ message: "Other", context: "part of a mix" }),
  };
  const accesses: Record<AssetAccess, string> = {
    private: t`Only the studio`,
    buyers: t`Buyers`,
    tier: t`Tier members`,
    public: t`Everybody`,
  };
  const faults: Record<CoverFault, string> = {
    notSquare: t`It is not square. Stores reject it as a cover.`,
    tooSmall: t`It is under 1400 pixels a side. Stores reject it as a cover.`,
    belowExport: t`It is under 3000 pixels a side, which stores ask for.`,
    notRgb: t`It is not in RGB, the colours of screens.`,
    tooHeavy: t`Its file is larger than the 10 MB stores accept.`,
  };
  return {
    kinds,
    stems,
    accesses,
    kind: (kind: string) => kinds[kind as AssetKind] ?? kind,
    stem: (stem: string) => stems[stem as StemCategory] ?? stem,
    access: (access: string) => accesses[access as AssetAccess] ?? access,
    fault: (fault: string) => faults[fault as CoverFault] ?? fault,
    format: (format: string) => ASSET_FORMATS[format as AssetFormat]?.label ?? format,
    files: (count: number) => t`${plural(count, { one: "# file", other: "# files" })}`,
  };
}
