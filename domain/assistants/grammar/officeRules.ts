import type { Rule } from "./rule.ts";

const muse = "creativeMuse";
const business = "businessManager";
const content = "contentManager";
const social = "socialMediaManager";
const design = "graphicDesigner";

/** Of money, texts, sound and pictures, and what is left to people. */
export const OFFICE_RULES = {
  plan: {
    agent: business,
    needs: [["plan", "upload"]],
    wants: ["explain", "when", "count", "missing"],
    nots: ["post", "calendar", "release", "split", "artist", "planning"],
  },
  price: { agent: business, needs: [["price"]], wants: ["release"] },
  stock: { agent: business, needs: [["stock"]], wants: ["count", "missing"] },
  earnings: { agent: business, needs: [["money"]], wants: ["count"], nots: ["others", "statement"] },
  tax: { agent: business, needs: [["tax"]], wants: ["pay"] },
  orders: { agent: business, needs: [["orders"]], wants: ["count", "missing"] },
  plays: {
    agent: business,
    needs: [["play", "listener"]],
    wants: ["count", "week", "track"],
    nots: ["post", "send", "order", "like", "follower"],
    subject: true,
  },
  likes: {
    agent: business,
    needs: [["like"]],
    wants: ["count", "track", "week"],
    nots: ["post", "send", "tempo", "follower"],
    subject: true,
  },
  followers: {
    agent: business,
    needs: [["follower"]],
    wants: ["count", "week"],
    nots: ["post", "send", "like", "play"],
  },
  statement: {
    agent: business,
    needs: [["statement"]],
    wants: ["explain", "money"],
    nots: ["post", "bio"],
  },
  fixTitles: { agent: content, needs: [["fix"]], wants: ["title", "finding"], nots: ["isrc"] },
  findings: {
    agent: content,
    needs: [["finding", "shop"]],
    wants: ["finding", "release"],
    nots: ["fix", "stock", "idea"],
  },
  lyrics: { agent: content, needs: [["lyrics"]], wants: ["missing", "track", "find"], nots: ["idea"] },
  describe: {
    agent: content,
    needs: [["description", "describe"]],
    wants: ["release", "write"],
    nots: ["blind", "post", "artwork", "bio"],
  },
  loudness: { agent: content, needs: [["loud"]], wants: ["track"] },
  post: {
    agent: social,
    needs: [["post", "social"]],
    wants: ["write", "social", "release"],
    nots: ["calendar", "hashtag", "bio"],
  },
  calendar: {
    agent: social,
    needs: [["calendar"], ["post", "social", "week", "release", "doing"]],
    wants: ["post", "social"],
    nots: ["move", "planning"],
  },
  bio: { agent: social, needs: [["bio"]], wants: ["write"] },
  runningOrder: {
    agent: muse,
    needs: [["order"]],
    wants: ["track", "release", "tempo"],
    nots: ["orders", "pay"],
  },
  matchKeys: { agent: muse, needs: [["key"]], wants: ["track", "tempo"] },
  tempo: { agent: muse, needs: [["tempo"]], wants: ["track"], nots: ["order", "key"] },
  spark: {
    agent: muse,
    needs: [["idea"]],
    wants: ["title", "track", "lyrics", "writer"],
    nots: ["post", "release", "artwork"],
  },
  cover: {
    agent: design,
    needs: [["artwork"]],
    wants: ["design", "release"],
    nots: ["press", "blind", "describe", "post"],
  },
  pressKit: { agent: design, needs: [["press"]], wants: ["design", "add"], nots: ["description"] },
  altText: {
    agent: design,
    needs: [
      ["blind", "describe"],
      ["artwork", "blind"],
    ],
    wants: ["missing", "artwork", "write", "describe"],
  },
  refuseSend: { agent: null, needs: [["send"]], wants: ["fan", "write"], nots: ["post", "missing", "step"] },
  refusePay: { agent: null, needs: [["pay"]], wants: ["split"], nots: ["tax", "play"] },
  refuseDelete: { agent: null, needs: [["kill"]], wants: ["release", "track"] },
  refuseOthers: { agent: null, needs: [["others"]], wants: ["find", "money", "track", "release"] },
  refuseSecret: { agent: null, needs: [["secret"]], wants: ["find", "you", "explain"], nots: ["idea"] },
  health: { agent: null, needs: [["ill"]] },
  hello: { agent: null, needs: [["hello"]], isAlone: true },
  thanks: { agent: null, needs: [["thanks"]], isAlone: true },
} as const satisfies Record<string, Rule>;
