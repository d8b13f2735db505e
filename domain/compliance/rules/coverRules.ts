import { MEGABYTE } from "../../catalog/audio.ts";
import { EXPORT_COVER_SIDE, MAX_COVER_BYTES, MIN_COVER_SIDE } from "../../catalog/coverRules.ts";
import { type Text, text } from "../../words/refusal.ts";
import type { Dossier, DossierCover } from "../dossier.ts";
import type { FieldPlace } from "../fieldPlaces.ts";
import { type Finding, finding } from "../finding.ts";
import type { FindingCode } from "../ruleList.ts";
import { ofCover, onRelease } from "./about.ts";

type Judged = [code: FindingCode, message: Text, field?: FieldPlace];

/** (d) The cover, and (i) its description for those who do not see it. */
export function coverFindings({ release }: Dossier): Finding[] {
  const judged = release.cover ? judge(release.cover) : [MISSING];
  return judged.map(([code, message, field = "cover"]) =>
    finding({ code, subject: ofCover(release), page: onRelease(release), field, message }),
  );
}

const MISSING: Judged = ["coverMissing", text("compliance.coverMissing")];

function judge({ width, height, bytes, isRgb, alt, isAttested }: DossierCover): Judged[] {
  const side = width === null || height === null ? null : Math.min(width, height);
  const judged: (Judged | false)[] = [
    width !== null &&
      height !== null &&
      width !== height && ["coverNotSquare", text("compliance.coverNotSquare", { width, height })],
    side !== null && side < MIN_COVER_SIDE
      ? ["coverTooSmall", text("compliance.coverTooSmall", { side, min: MIN_COVER_SIDE })]
      : side !== null &&
        side < EXPORT_COVER_SIDE && [
          "coverBelowExport",
          text("compliance.coverBelowExport", { side, min: EXPORT_COVER_SIDE }),
        ],
    isRgb === false && ["coverNotRgb", text("compliance.coverNotRgb")],
    bytes !== null &&
      bytes > MAX_COVER_BYTES && [
        "coverTooHeavy",
        text("compliance.coverTooHeavy", { megabytes: MAX_COVER_BYTES / MEGABYTE }),
      ],
    !isAttested && ["coverUnconfirmed", text("compliance.coverUnconfirmed"), "coverAttested"],
    !alt?.trim() && ["coverAltMissing", text("compliance.coverAltMissing"), "coverAlt"],
  ];
  return judged.filter((each) => each !== false);
}
