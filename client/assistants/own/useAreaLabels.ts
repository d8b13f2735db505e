import { useLingui } from "@lingui/react/macro";
import type { Area, LogicLevel } from "../../../domain/assistants/agents.ts";

/** What an assistant may look at, and how it answers, in words. */
export function useAreaLabels(): { areas: Record<Area, string>; levels: Record<LogicLevel, string> } {
  const { t } = useLingui();
  return {
    areas: {
      planning: t`Plans, dates and steps`,
      rights: t`Credits, shares and codes`,
      words: t`Titles, lyrics and texts`,
      numbers: t`Prices, plan and money`,
      sound: t`Keys, tempos and loudness`,
      pictures: t`Covers and pictures`,
    },
    levels: {
      MAX: t`MAX: shows the whole counting`,
      MEDIUM: t`MEDIUM: the most important first`,
      MIN: t`MIN: one line`,
    },
  };
}
