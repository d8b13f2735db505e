import { useLingui } from "@lingui/react/macro";
import type { SpotState } from "../../domain/spots/spot.ts";

/** The words for where a spot stands. */
export function useSpotStates(): Record<SpotState, string> {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    waiting: t`Waiting to be judged`,
    approved: t`Heard between songs`,
    refused: t`Refused`,
    ended: t`Ended`,
  };
}
