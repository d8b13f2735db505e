import { LOWEST_PRICE_MINOR, priceProblem } from "../../catalog/recording.ts";
import { text } from "../../words/refusal.ts";
import type { Dossier, DossierStudio } from "../dossier.ts";
import { type Finding, type Found, finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

interface Offer {
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
}

/** (h) Prices, and whether what they bring can be paid out. Releases have no tax category before they are sold in a shop. */
export function offerFindings({ release, tracks, studio }: Dossier): Finding[] {
  return [
    ...offer(release, ofRelease(release), onRelease(release)),
    ...tracks.flatMap((track) => offer(track, ofTrack(track), onTrack(track))),
    ...currency(release, tracks),
    ...payout(release, tracks, studio),
  ];
}

function offer({ priceMinor, suggestedPriceMinor }: Offer, subject: Subject, page: Found["page"]): Finding[] {
  return [
    ...(priceMinor !== null && priceProblem(priceMinor)
      ? [
          finding({
            ...{ code: "priceTooLow", subject, page, field: "price" },
            message: text("compliance.priceTooLow", { min: LOWEST_PRICE_MINOR / 100 }),
          }),
        ]
      : []),
    ...(suggestedPriceMinor !== null && suggestedPriceMinor < (priceMinor ?? 0)
      ? [
          finding({
            ...{ code: "suggestionTooLow", subject, page, field: "suggestedPrice" },
            message: text("compliance.suggestionTooLow"),
          }),
        ]
      : []),
  ];
}

function isSold(release: Dossier["release"], tracks: Dossier["tracks"]): boolean {
  return [release, ...tracks].some(({ priceMinor }) => (priceMinor ?? 0) > 0);
}

function currency(release: Dossier["release"], tracks: Dossier["tracks"]): Finding[] {
  if (!isSold(release, tracks) || /^[A-Z]{3}$/.test(release.currency)) return [];
  const message = text("compliance.currencyUnknown", { currency: release.currency });
  return [
    finding({
      ...{ code: "currencyUnknown", subject: ofRelease(release), page: onRelease(release) },
      ...{ field: "price", message },
    }),
  ];
}

function payout(release: Dossier["release"], tracks: Dossier["tracks"], studio: DossierStudio): Finding[] {
  if (!isSold(release, tracks) || studio.isPaidOut) return [];
  return [
    finding({
      ...{ code: "payoutMissing", subject: ofRelease(release), page: { kind: "studio" } },
      ...{ field: "payoutAccount", message: text("compliance.payoutMissing") },
    }),
  ];
}
