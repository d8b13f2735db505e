import { LOWEST_PRICE_MINOR, priceProblem } from "../../catalog/recording.ts";
import { text } from "../../words/refusal.ts";
import type { Dossier } from "../dossier.ts";
import { type Finding, type Found, finding } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { ofRelease, ofTrack, onRelease, onTrack } from "./about.ts";

interface Offer {
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
}

/** (h) Prices. Whether they can be paid out is not asked: payouts are not built yet. */
export function offerFindings({ release, tracks }: Dossier): Finding[] {
  return [
    ...offer(release, ofRelease(release), onRelease(release)),
    ...tracks.flatMap((track) => offer(track, ofTrack(track), onTrack(track))),
    ...currency(release, tracks),
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

function currency(release: Dossier["release"], tracks: Dossier["tracks"]): Finding[] {
  const isSold = [release, ...tracks].some(({ priceMinor }) => (priceMinor ?? 0) > 0);
  if (!isSold || /^[A-Z]{3}$/.test(release.currency)) return [];
  const message = text("compliance.currencyUnknown", { currency: release.currency });
  return [
    finding({
      ...{ code: "currencyUnknown", subject: ofRelease(release), page: onRelease(release) },
      ...{ field: "price", message },
    }),
  ];
}
