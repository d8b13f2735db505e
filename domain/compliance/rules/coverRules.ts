import { EXPORT_COVER_SIDE, MAX_COVER_BYTES, MIN_COVER_SIDE } from "../../catalog/coverRules.ts";
import type { Dossier, DossierCover } from "../dossier.ts";
import type { FieldPlace } from "../fieldPlaces.ts";
import { type Finding, finding } from "../finding.ts";
import type { FindingCode } from "../ruleList.ts";
import type { Words } from "../subject.ts";
import { ofCover, onRelease } from "./about.ts";

type Judged = [code: FindingCode, message: Words, field?: FieldPlace];

/** (d) The cover, and (i) its description for those who do not see it. */
export function coverFindings({ release }: Dossier): Finding[] {
  const judged = release.cover ? judge(release.cover) : [MISSING];
  return judged.map(([code, message, field = "cover"]) =>
    finding({ code, subject: ofCover(release), page: onRelease(release), field, message }),
  );
}

const MISSING: Judged = ["coverMissing", { en: "It has no cover.", es: "No tiene portada." }];

function judge({ width, height, bytes, isRgb, alt, isAttested }: DossierCover): Judged[] {
  const side = width === null || height === null ? null : Math.min(width, height);
  const judged: (Judged | false)[] = [
    width !== null &&
      height !== null &&
      width !== height && [
        "coverNotSquare",
        {
          en: `The cover is not a square: ${width} by ${height} pixels.`,
          es: `La portada no es cuadrada: ${width} por ${height} píxeles.`,
        },
      ],
    side !== null && side < MIN_COVER_SIDE
      ? [
          "coverTooSmall",
          {
            en: `The cover has ${side} pixels a side; it needs at least ${MIN_COVER_SIDE}.`,
            es: `La portada tiene ${side} píxeles por lado; necesita al menos ${MIN_COVER_SIDE}.`,
          },
        ]
      : side !== null &&
        side < EXPORT_COVER_SIDE && [
          "coverBelowExport",
          {
            en: `The cover has ${side} pixels a side; shops ask for ${EXPORT_COVER_SIDE}.`,
            es: `La portada tiene ${side} píxeles por lado; las tiendas piden ${EXPORT_COVER_SIDE}.`,
          },
        ],
    isRgb === false && [
      "coverNotRgb",
      {
        en: "The cover is not in RGB, the colours of screens.",
        es: "La portada no está en RGB, los colores de las pantallas.",
      },
    ],
    bytes !== null &&
      bytes > MAX_COVER_BYTES && [
        "coverTooHeavy",
        {
          en: "The cover's file is larger than 10 MB.",
          es: "El archivo de la portada pesa más de 10 MB.",
        },
      ],
    !isAttested && [
      "coverUnconfirmed",
      {
        en: "Nobody has confirmed that the cover shows no address, QR code, price or shop's logo.",
        es: "Nadie ha confirmado que la portada no muestre direcciones, códigos QR, precios ni logos de tiendas.",
      },
      "coverAttested",
    ],
    !alt?.trim() && [
      "coverAltMissing",
      {
        en: "The cover is not described for those who do not see it.",
        es: "La portada no está descrita para quien no la ve.",
      },
      "coverAlt",
    ],
  ];
  return judged.filter((each) => each !== false);
}
