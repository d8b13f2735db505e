import { findSheets } from "../../db/splits/sheets.ts";
import { text } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { type Actor, viewerOf } from "../acting/actor.ts";
import type { Uses } from "../limits/limiter.ts";
import { networkOf } from "../limits/networkOf.ts";
import { SplitRefused } from "./refusals.ts";
import { managesSplits } from "./SplitSheet.ts";

/** What letters about a split count against: the owner who has them sent. What somebody may not do is not counted either. */
export async function letterUses(id: string, actor: Actor, { db }: ActContext): Promise<Uses> {
  const viewer = viewerOf(actor);
  const [sheet] = await findSheets(db, [id]);
  if (!viewer || !sheet || !managesSplits(viewer, sheet.workspaceId)) return {};
  return { splitLettersOfUser: viewer.userId };
}

/** What an answer by a link counts against. On a loopback demo everybody has one address, so that it is not counted. */
export const answerUses = ({ services, clientAddress }: ActContext): Uses =>
  services.settings.isLoopbackDemo ? {} : { splitAnswersOfAddress: networkOf(clientAddress ?? "") };

export const tooManyLetters = () => new SplitRefused(text("splits.tooManyLetters"));
export const tooManyAnswers = () => new SplitRefused(text("general.tooManyAttempts"));
