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
    needs: [
      ["plan", "upload"],
      ["plan", "room"],
    ],
    wants: ["explain", "when", "count", "room", "upload"],
    nots: ["post", "calendar", "release", "split", "artist", "planning", "writer", "bio", "late"],
    subject: false,
  },
  price: {
    agent: business,
    needs: [["price"]],
    wants: ["release", "count"],
    nots: ["tax", "plan", "upload", "others", "pay"],
    subject: true,
  },
  stock: {
    agent: business,
    needs: [["stock"]],
    wants: ["count", "missing", "shop", "room"],
    nots: ["idea", "price", "upc", "orders"],
  },
  earnings: {
    agent: business,
    needs: [["money"]],
    wants: ["count", "period"],
    nots: ["others", "statement", "pay", "tax", "follower", "orders"],
  },
  tax: { agent: business, needs: [["tax"]], wants: ["pay"] },
  orders: {
    agent: business,
    needs: [["orders"]],
    wants: ["count", "missing", "without"],
    nots: ["money", "price", "kill", "others"],
  },
  plays: {
    agent: business,
    needs: [["play", "listener"]],
    wants: ["count", "week", "track", "period"],
    nots: ["post", "send", "order", "like", "follower", "others"],
    subject: true,
  },
  likes: {
    agent: business,
    needs: [["like"]],
    wants: ["count", "track", "week", "period"],
    nots: ["post", "send", "tempo", "follower", "others"],
    subject: true,
  },
  followers: {
    agent: business,
    needs: [["follower"]],
    wants: ["count", "week", "period"],
    nots: ["post", "send", "like", "play", "others"],
  },
  statement: {
    agent: business,
    needs: [["statement"]],
    wants: ["explain", "money", "period"],
    nots: ["post", "bio"],
  },
  fixTitles: {
    agent: content,
    needs: [
      ["fix", "title"],
      ["fix", "wrong", "kill"],
      ["title", "finding", "track", "release", "name"],
    ],
    wants: ["title", "finding", "track"],
    nots: ["isrc", "split", "bio", "stock", "without", "missing", "tempo", "order"],
  },
  findings: {
    agent: content,
    needs: [
      ["finding", "shop"],
      ["finding", "missing", "ready"],
    ],
    wants: ["shop", "release", "out", "wrong"],
    nots: ["fix", "stock", "idea", "ill"],
  },
  lyrics: {
    agent: content,
    needs: [["lyrics"]],
    wants: ["missing", "without", "track", "find"],
    nots: ["idea"],
  },
  describe: {
    agent: content,
    needs: [
      ["description", "describe", "write"],
      ["description", "describe", "about"],
    ],
    wants: ["release", "write", "name"],
    nots: ["blind", "post", "artwork", "bio", "lyrics", "social", "press", "statement"],
  },
  loudness: { agent: content, needs: [["loud"]], wants: ["track"], nots: ["title"], subject: true },
  post: {
    agent: social,
    needs: [["post", "social"]],
    wants: ["write", "social", "release", "name", "make"],
    nots: ["calendar", "hashtag", "bio"],
  },
  calendar: {
    agent: social,
    needs: [
      ["calendar", "planning", "plan", "when", "week"],
      ["post", "social"],
    ],
    wants: ["post", "social", "calendar"],
    nots: ["move"],
  },
  bio: { agent: social, needs: [["bio"]], wants: ["write"], nots: ["press"] },
  runningOrder: {
    agent: muse,
    needs: [["order"]],
    wants: ["track", "release"],
    nots: ["orders", "pay", "late"],
  },
  matchKeys: {
    agent: muse,
    needs: [
      ["key", "match"],
      ["key", "track", "name", "order"],
    ],
    wants: ["track", "tempo", "match"],
    nots: ["post", "social", "idea"],
  },
  tempo: {
    agent: muse,
    needs: [["tempo"]],
    wants: ["track"],
    nots: ["key", "match", "money"],
    subject: true,
  },
  spark: {
    agent: muse,
    needs: [["idea"]],
    wants: ["title", "track", "lyrics", "write"],
    nots: ["post", "release", "artwork", "social", "order", "key", "move", "writer", "doing"],
  },
  cover: {
    agent: design,
    needs: [["artwork"]],
    wants: ["make", "release", "name"],
    nots: ["press", "blind", "describe", "post", "tick", "missing", "without", "law"],
  },
  pressKit: { agent: design, needs: [["press"]], wants: ["make", "add"], nots: ["social"] },
  altText: {
    agent: design,
    needs: [
      ["blind", "describe"],
      ["artwork", "blind"],
    ],
    wants: ["missing", "without", "artwork", "write", "describe"],
  },
  refuseSend: {
    agent: null,
    needs: [["send"]],
    wants: ["fan", "write"],
    nots: ["post", "social", "missing", "remind", "add", "orders", "amount"],
  },
  refusePay: {
    agent: null,
    needs: [
      ["pay", "send", "assign"],
      ["pay", "amount"],
    ],
    wants: ["split", "amount"],
    nots: ["orders", "tax", "play", "price", "remind", "plan"],
  },
  refuseDelete: {
    agent: null,
    needs: [["kill"]],
    wants: ["release", "track", "name"],
    nots: ["remind", "late", "title", "law"],
  },
  refuseOthers: {
    agent: null,
    needs: [["others"]],
    wants: ["find", "money", "track", "release", "statement", "play"],
  },
  refuseSecret: { agent: null, needs: [["secret"]], wants: ["find", "you", "explain"], nots: ["idea"] },
  health: { agent: null, needs: [["ill"]] },
  hello: { agent: null, needs: [["hello"]], isAlone: true },
  thanks: { agent: null, needs: [["thanks"]], isAlone: true },
} as const satisfies Record<string, Rule>;
