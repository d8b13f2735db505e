import { priceProblem } from "../../catalog/recording.ts";
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
            message: {
              en: "Its price is neither 0 nor at least 0.50: fees would eat it.",
              es: "Su precio no es 0 ni llega a 0,50: se lo comerían las comisiones.",
            },
          }),
        ]
      : []),
    ...(suggestedPriceMinor !== null && suggestedPriceMinor < (priceMinor ?? 0)
      ? [
          finding({
            ...{ code: "suggestionTooLow", subject, page, field: "suggestedPrice" },
            message: {
              en: "The suggested price is below the price.",
              es: "El precio sugerido es inferior al precio.",
            },
          }),
        ]
      : []),
  ];
}

function currency(release: Dossier["release"], tracks: Dossier["tracks"]): Finding[] {
  const isSold = [release, ...tracks].some(({ priceMinor }) => (priceMinor ?? 0) > 0);
  if (!isSold || /^[A-Z]{3}$/.test(release.currency)) return [];
  const message = {
    en: `“${release.currency}” is no currency. Choose one in the settings of the studio.`,
    es: `«${release.currency}» no es una moneda. Elige una en los ajustes del estudio.`,
  };
  return [
    finding({
      ...{ code: "currencyUnknown", subject: ofRelease(release), page: onRelease(release) },
      ...{ field: "price", message },
    }),
  ];
}
