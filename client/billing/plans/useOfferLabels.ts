import { useLingui } from "@lingui/react/macro";
import type { OfferName } from "../../../domain/billing/offers.ts";
import { TRIAL_DAYS, TRIAL_TRACK_LIMIT } from "../../../domain/billing/plans.ts";
import { useFeeLine } from "../useFeeLine.ts";

/** What a card says of an offer. */
export interface OfferWords {
  name: string;
  /** For whom it is, in a few words. */
  lead: string;
  includes: readonly string[];
}

/** What each offer is called, for whom it is and what it gives. */
export function useOfferLabels(): Readonly<Record<OfferName, OfferWords>> {
  const { t } = useLingui();
  const { line } = useFeeLine();
  return {
    starter: {
      name: t`Starter`,
      lead: t`Try the whole studio for ${TRIAL_DAYS} days.`,
      includes: [t`Every tool of the studio`, t`${TRIAL_TRACK_LIMIT} track uploads`, line("trial")],
    },
    pro: {
      name: "Pro Artist",
      lead: t`For artists who release and sell.`,
      includes: [
        t`Unlimited track uploads`,
        line("pro"),
        t`Planner, pricing, payouts`,
        t`Everything in Fan Pro`,
      ],
    },
    label: {
      name: "Indee Label",
      lead: t`For labels and teams with several artists.`,
      includes: [
        t`Everything in Pro Artist`,
        t`Several artists and workspaces`,
        t`Taxes of your sales, year by year`,
      ],
    },
    fanFree: {
      name: t`Free`,
      lead: t`All public music, with a short ad now and then.`,
      includes: [t`All public music`, t`A short ad between some tracks`, t`Playlists, likes and follows`],
    },
    fanPro: {
      name: "Fan Pro",
      lead: t`For people who want nothing between them and the music.`,
      includes: [t`No ads`, t`High and lossless sound, up to the master itself`, t`Everything in Free`],
    },
  };
}
