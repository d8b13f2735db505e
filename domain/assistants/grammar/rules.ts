import type { AgentId } from "../agents.ts";
import type { Concept } from "./lexicon.ts";

/** What a question can be about. */
export type Intent = keyof typeof STUDIO_RULES | keyof typeof FAN_RULES;

/** When a question is about something: each group must be there by one of its concepts; `wants` speak for it, `nots` against it. */
export interface Rule {
  /** Who knows most of it; null: everybody alike. */
  agent: AgentId | null;
  needs: readonly (readonly Concept[])[];
  wants?: readonly Concept[];
  nots?: readonly Concept[];
  /** Whether it is asked of a recording or a release: a name in the question speaks for it; where that is false, no question with a name is it. */
  subject?: boolean;
}

const pam = "pam";
const legal = "legalBot";
const muse = "creativeMuse";
const business = "businessManager";
const rights = "rightsManager";
const content = "contentManager";
const social = "socialMediaManager";
const design = "graphicDesigner";

const isOfElse: readonly Concept[] = ["isrc", "upc", "lyrics", "blind", "writer", "stock", "money", "upload", "split"];

/** In a studio. */
export const STUDIO_RULES = {
  today: { agent: pam, needs: [["today", "week", "doing"]], wants: ["today", "doing", "step", "next"], nots: ["money", "post", "late", "release", "missing", "you", "can", "law", "tax", "order", "stock", "count", "ready", "kill", "send", "calendar", "play", "add"] },
  late: { agent: pam, needs: [["late"]], wants: ["step", "doing"], nots: ["move"] },
  nextRelease: { agent: pam, needs: [["next", "when"], ["release", "out"]], wants: ["when", "next"], nots: ["move", "missing", "step", "count", "price", "plan"] },
  missing: { agent: pam, needs: [["missing", "ready", "status"]], wants: ["release"], nots: [...isOfElse, "description", "artwork", "loud", "plan", "title", "code"], subject: true },
  find: { agent: pam, needs: [["find"]], wants: ["track", "release"], nots: ["missing", "writer", "lyrics", "isrc", "others", "money", "secret"], subject: true },
  counts: { agent: pam, needs: [["count"], ["track", "release"]], nots: ["upload", "stock", "isrc", "when", "money", "lyrics"] },
  abilities: { agent: pam, needs: [["you", "can"], ["who", "can", "explain"]], nots: ["artwork", "post", "sheet", "law", "release", "track", "isrc", "tax", "finding", "blind"] },
  addTask: { agent: pam, needs: [["add"], ["step"]], nots: ["done"] },
  completeTask: { agent: pam, needs: [["done"]], wants: ["step"], nots: ["explain", "status", "release", "missing", "ready", "plan"] },
  moveRelease: { agent: pam, needs: [["move"]], wants: ["release", "when", "week"], nots: ["title", "artwork", "price", "bio"], subject: true },
  members: { agent: pam, needs: [["team"]], wants: ["who", "count"], nots: ["can"] },
  splits: { agent: rights, needs: [["split", "writer", "owner"]], wants: ["who", "track"], nots: ["sheet", "wrong", "missing", "status"], subject: true },
  openSplits: { agent: rights, needs: [["split"], ["wrong", "missing"]], wants: ["track"] },
  noWriters: { agent: rights, needs: [["writer"], ["missing"]], wants: ["track"] },
  isrcs: { agent: rights, needs: [["isrc", "code"]], wants: ["missing", "track", "find"], nots: ["assign", "upc"], subject: true },
  assignIsrcs: { agent: rights, needs: [["isrc", "code"], ["assign", "add"]], wants: ["isrc"], nots: ["find", "upc"] },
  upc: { agent: rights, needs: [["upc"]], wants: ["missing", "code"], nots: ["isrc"] },
  splitSheet: { agent: legal, needs: [["split"], ["sheet"]], wants: ["write", "add", "design"] },
  syncLicence: { agent: legal, needs: [["sync"]], wants: ["sheet", "write", "add"], nots: ["artwork"] },
  producerAgreement: { agent: legal, needs: [["producer"], ["sheet", "write"]], wants: ["sheet"] },
  explainTerm: { agent: legal, needs: [["explain"], ["term"]], nots: ["missing", "count"], subject: false },
  legalAdvice: { agent: legal, needs: [["law"]], wants: ["can", "you"], nots: ["finding"] },
  plan: { agent: business, needs: [["plan", "upload"]], wants: ["explain", "when", "count", "missing"], nots: ["post", "calendar", "release", "split", "artist"] },
  price: { agent: business, needs: [["price"]], wants: ["release"] },
  stock: { agent: business, needs: [["stock"]], wants: ["count", "missing"] },
  earnings: { agent: business, needs: [["money"]], wants: ["count"], nots: ["others"] },
  tax: { agent: business, needs: [["tax"]], wants: ["pay"] },
  orders: { agent: business, needs: [["orders"]], wants: ["count", "missing"] },
  plays: { agent: business, needs: [["play", "fan"]], wants: ["count"], nots: ["post", "send", "order"] },
  fixTitles: { agent: content, needs: [["fix"]], wants: ["title", "finding"], nots: ["isrc"] },
  findings: { agent: content, needs: [["finding", "shop"]], wants: ["finding", "release"], nots: ["fix", "stock", "idea"] },
  lyrics: { agent: content, needs: [["lyrics"]], wants: ["missing", "track", "find"], nots: ["idea"] },
  describe: { agent: content, needs: [["description", "describe"]], wants: ["release", "write"], nots: ["blind", "post", "artwork", "bio"] },
  loudness: { agent: content, needs: [["loud"]], wants: ["track"] },
  post: { agent: social, needs: [["post", "social"]], wants: ["write", "social", "release"], nots: ["calendar", "hashtag", "bio"] },
  calendar: { agent: social, needs: [["calendar"], ["post", "social", "week", "release", "doing"]], wants: ["post", "social"], nots: ["move"] },
  bio: { agent: social, needs: [["bio"]], wants: ["write"] },
  runningOrder: { agent: muse, needs: [["order"]], wants: ["track", "release", "tempo"], nots: ["orders", "pay"] },
  matchKeys: { agent: muse, needs: [["key"]], wants: ["track", "tempo"] },
  tempo: { agent: muse, needs: [["tempo"]], wants: ["track"], nots: ["order", "key"] },
  spark: { agent: muse, needs: [["idea"]], wants: ["title", "track", "lyrics", "writer"], nots: ["post", "release"] },
  cover: { agent: design, needs: [["artwork"]], wants: ["design", "release"], nots: ["press", "blind", "describe", "post"] },
  pressKit: { agent: design, needs: [["press"]], wants: ["design", "add"], nots: ["description"] },
  altText: { agent: design, needs: [["blind", "describe"], ["artwork", "blind"]], wants: ["missing", "artwork", "write", "describe"] },
  refuseSend: { agent: null, needs: [["send"]], wants: ["fan", "write"], nots: ["post", "missing", "step"] },
  refusePay: { agent: null, needs: [["pay"]], wants: ["split"], nots: ["tax", "play"] },
  refuseDelete: { agent: null, needs: [["kill"]], wants: ["release", "track"] },
  refuseOthers: { agent: null, needs: [["others"]], wants: ["find", "money", "track", "release"] },
  refuseSecret: { agent: null, needs: [["secret"]], wants: ["find", "you", "explain"], nots: ["idea"] },
  health: { agent: null, needs: [["ill"]] },
  hello: { agent: null, needs: [["hello"]] },
  thanks: { agent: null, needs: [["thanks"]] },
} as const satisfies Record<string, Rule>;

/** Of a fan, who has no studio: nothing of a studio is ever answered them. */
export const FAN_RULES = {
  findMusic: { agent: pam, needs: [["discover", "find", "track", "release"]], wants: ["discover", "find", "next"], nots: ["follow", "plan", "library"] },
  following: { agent: pam, needs: [["follow", "fan"]], wants: ["artist", "next"] },
  fanPlan: { agent: pam, needs: [["plan", "price"]], wants: ["explain", "when"] },
  fanLibrary: { agent: pam, needs: [["library"]], wants: ["find", "track"] },
  becomeArtist: { agent: pam, needs: [["artist", "upload"]], wants: ["upload", "can"], nots: ["follow", "discover"] },
  fanAbilities: { agent: pam, needs: [["you", "can", "doing"]], wants: ["can", "explain"], nots: ["follow", "plan", "library", "artist"] },
} as const satisfies Record<string, Rule>;
