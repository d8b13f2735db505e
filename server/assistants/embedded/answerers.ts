import type { Intent } from "../../../domain/assistants/grammar/rules.ts";
import { text } from "../../../domain/words/refusal.ts";
import type { Answerer } from "./Asking.ts";
import * as agreements from "./answers/agreements.ts";
import * as audience from "./answers/audience.ts";
import * as content from "./answers/content.ts";
import * as fans from "./answers/fans.ts";
import * as people from "./answers/leftToPeople.ts";
import * as office from "./answers/office.ts";
import * as pictures from "./answers/pictures.ts";
import * as plans from "./answers/plans.ts";
import * as posts from "./answers/posts.ts";
import { releasePlan } from "./answers/releasePlan.ts";
import * as rights from "./answers/rights.ts";
import * as sound from "./answers/sound.ts";
import { statement } from "./answers/statement.ts";
import { suggest } from "./suggestions.ts";

const abilities: Answerer = ({ draft, turn }) => {
  draft.say(text("assistants.answer.abilities"));
  suggest(draft, turn);
};

const hello: Answerer = ({ draft, turn }) => {
  draft.say(text("assistants.answer.hello"));
  suggest(draft, turn);
};

const thanks: Answerer = ({ draft }) => draft.say(text("assistants.answer.thanks"));

/** What answers each kind of question. */
export const ANSWERERS: Readonly<Record<Intent, Answerer>> = {
  ...{ abilities, hello, thanks },
  today: plans.today,
  late: plans.late,
  nextRelease: plans.nextRelease,
  missing: plans.missing,
  find: plans.find,
  counts: plans.counts,
  addTask: plans.addTask,
  completeTask: plans.completeTask,
  moveRelease: plans.moveRelease,
  releasePlan,
  members: office.members,
  splits: rights.splits,
  openSplits: rights.openSplits,
  noWriters: rights.noWriters,
  isrcs: rights.isrcs,
  assignIsrcs: rights.assignIsrcs,
  upc: rights.upc,
  splitSheet: agreements.splitSheet,
  syncLicence: agreements.syncLicence,
  producerAgreement: agreements.producerAgreement,
  explainTerm: agreements.explainTerm,
  legalAdvice: agreements.legalAdvice,
  plan: office.plan,
  price: office.price,
  stock: office.stock,
  earnings: office.earnings,
  tax: office.tax,
  orders: office.orders,
  ...{ plays: audience.plays, likes: audience.likes, followers: audience.followers },
  statement,
  fixTitles: content.fixTitles,
  findings: content.findings,
  lyrics: content.lyrics,
  loudness: content.loudness,
  describe: content.describe,
  post: posts.post,
  calendar: posts.calendar,
  bio: posts.bio,
  runningOrder: sound.runningOrder,
  matchKeys: sound.matchKeys,
  tempo: sound.tempo,
  spark: sound.spark,
  cover: pictures.cover,
  pressKit: pictures.pressKit,
  altText: pictures.altText,
  refuseSend: people.refuseSend,
  refusePay: people.refusePay,
  refuseDelete: people.refuseDelete,
  refuseOthers: people.refuseOthers,
  refuseSecret: people.refuseSecret,
  health: people.health,
  findMusic: fans.findMusic,
  following: fans.following,
  fanPlan: office.plan,
  fanLibrary: fans.fanLibrary,
  becomeArtist: fans.becomeArtist,
  fanAbilities: fans.fanAbilities,
};
