import { text } from "../../../../domain/words/refusal.ts";
import type { Answerer } from "../Asking.ts";

/** What sends, pays, deletes or belongs to others: nothing is read for it, nothing is done. */
export const refuseSend: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.refuseSend"));
  draft.open(text("assistants.answer.openFanHub"), "/community/fan-hub");
};

export const refusePay: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.refusePay"));
  draft.open(text("assistants.answer.openSplits"), "/finances/splits");
  draft.open(text("assistants.answer.openPayouts"), "/finances/payouts");
};

export const refuseDelete: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.refuseDelete"));
  draft.open(text("assistants.answer.openReleases"), "/releases");
  draft.open(text("assistants.answer.openTracks"), "/catalog/tracks");
};

export const refuseOthers: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.refuseOthers"));
};

export const refuseSecret: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.refuseSecret"));
  draft.ask(draft.words(text("assistants.about.abilities")), draft.words(text("assistants.try.abilities")));
};

export const health: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.health"));
};
