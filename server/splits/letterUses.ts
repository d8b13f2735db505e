import { text } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { type Actor, userOf } from "../acting/actor.ts";
import type { Uses } from "../limits/limiter.ts";
import { networkOf } from "../limits/networkOf.ts";
import { SplitRefused } from "./refusals.ts";

/** What letters about splits count against: whoever has them sent. */
export const letterUses = (actor: Actor): Uses => ({ splitLettersOfUser: userOf(actor).userId });

/** What an answer by a link counts against. On a loopback demo everybody has one address, so that it is not counted. */
export const answerUses = ({ services, clientAddress }: ActContext): Uses =>
  services.settings.isLoopbackDemo ? {} : { splitAnswersOfAddress: networkOf(clientAddress ?? "") };

export const tooManyLetters = () => new SplitRefused(text("splits.tooManyLetters"));
export const tooManyAnswers = () => new SplitRefused(text("general.tooManyAttempts"));
