import type { Concept } from "./lexicon.ts";
import type { Rule } from "./rule.ts";

const pam = "pam";
const legal = "legalBot";
const rights = "rightsManager";

const isOfElse: readonly Concept[] = [
  "isrc",
  "upc",
  "lyrics",
  "blind",
  "writer",
  "stock",
  "money",
  "upload",
  "split",
];

/** Of plans, rights and agreements. */
export const CATALOG_RULES = {
  today: {
    agent: pam,
    needs: [["today", "week", "doing"]],
    wants: ["today", "doing", "step", "next"],
    nots: [
      "money",
      "post",
      "late",
      "release",
      "missing",
      "you",
      "can",
      "law",
      "tax",
      "order",
      "stock",
      "count",
      "ready",
      "kill",
      "send",
      "calendar",
      "play",
      "like",
      "follower",
      "statement",
      "add",
    ],
  },
  late: { agent: pam, needs: [["late"]], wants: ["step", "doing"], nots: ["move"] },
  nextRelease: {
    agent: pam,
    needs: [
      ["next", "when"],
      ["release", "out"],
    ],
    wants: ["when", "next"],
    nots: ["move", "missing", "step", "count", "price", "plan", "planning"],
  },
  missing: {
    agent: pam,
    needs: [["missing", "ready", "status"]],
    wants: ["release"],
    nots: [...isOfElse, "description", "artwork", "loud", "plan", "title", "code"],
    subject: true,
  },
  find: {
    needsThing: true,
    agent: pam,
    needs: [["find"]],
    wants: ["track", "release"],
    nots: ["missing", "writer", "lyrics", "isrc", "others", "money", "secret"],
    subject: true,
  },
  counts: {
    agent: pam,
    needs: [["count"], ["track", "release"]],
    nots: ["upload", "stock", "isrc", "when", "money", "lyrics", "play", "like", "follower"],
  },
  abilities: {
    agent: pam,
    needs: [
      ["you", "can"],
      ["who", "can", "explain"],
    ],
    nots: [
      ...([
        "artwork",
        "post",
        "sheet",
        "law",
        "release",
        "track",
        "isrc",
        "tax",
        "finding",
        "blind",
      ] as const),
      ...(["statement", "play", "like", "follower"] as const),
    ],
  },
  addTask: { agent: pam, needs: [["add"], ["step"]], nots: ["done"] },
  completeTask: {
    agent: pam,
    needs: [["done"]],
    wants: ["step"],
    nots: ["explain", "status", "release", "missing", "ready", "plan"],
  },
  moveRelease: {
    agent: pam,
    needs: [["move"]],
    wants: ["release", "when", "week"],
    nots: ["title", "artwork", "price", "bio"],
    subject: true,
  },
  releasePlan: {
    agent: pam,
    needs: [["planning"]],
    wants: ["release", "plan", "step", "when"],
    nots: ["post", "social", "move", "money", "done", "add"],
    subject: true,
    needsThing: true,
  },
  members: { agent: pam, needs: [["team"]], wants: ["who", "count"], nots: ["can"] },
  splits: {
    agent: rights,
    needs: [["split", "writer", "owner"]],
    wants: ["who", "track"],
    nots: ["sheet", "wrong", "missing", "status"],
    subject: true,
  },
  openSplits: { agent: rights, needs: [["split"], ["wrong", "missing"]], wants: ["track"] },
  noWriters: { agent: rights, needs: [["writer"], ["missing"]], wants: ["track"] },
  isrcs: {
    agent: rights,
    needs: [["isrc", "code"]],
    wants: ["missing", "track", "find"],
    nots: ["assign", "upc"],
    subject: true,
  },
  assignIsrcs: {
    agent: rights,
    needs: [
      ["isrc", "code"],
      ["assign", "add"],
    ],
    wants: ["isrc"],
    nots: ["find", "upc"],
  },
  upc: { agent: rights, needs: [["upc"]], wants: ["missing", "code"], nots: ["isrc"] },
  splitSheet: { agent: legal, needs: [["split"], ["sheet"]], wants: ["write", "add", "design"] },
  syncLicence: { agent: legal, needs: [["sync"]], wants: ["sheet", "write", "add"], nots: ["artwork"] },
  producerAgreement: { agent: legal, needs: [["producer"], ["sheet", "write"]], wants: ["sheet"] },
  explainTerm: {
    agent: legal,
    needs: [["explain"], ["term"]],
    nots: ["missing", "count", "statement"],
    subject: false,
  },
  legalAdvice: { agent: legal, needs: [["law"]], wants: ["can", "you"], nots: ["finding"] },
} as const satisfies Record<string, Rule>;
