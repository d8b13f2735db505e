import type { Concept } from "./lexicon.ts";
import type { Rule } from "./rule.ts";

const pam = "pam";

const isOfElse: readonly Concept[] = [
  ...(["isrc", "upc", "lyrics", "blind", "writer", "stock", "money", "upload", "split", "orders"] as const),
  ...(["description", "artwork", "loud", "plan", "title", "code", "press", "finding"] as const),
];
/** What has more to say about a question than the day on which it is asked. */
const isNoDay: readonly Concept[] = [
  ...(["late", "release", "missing", "ready", "add", "remind", "out", "plan", "ability", "team"] as const),
  ...(["isrc", "upc", "code", "split", "writer", "owner", "law", "sheet", "count", "upload"] as const),
  ...(["money", "tax", "price", "stock", "orders", "play", "like", "follower", "statement"] as const),
  ...(["title", "finding", "lyrics", "describe", "description", "blind", "post", "bio", "press"] as const),
  ...(["artwork", "loud", "order", "key", "match", "tempo", "idea", "screen", "name"] as const),
  ...(["send", "pay", "kill", "secret"] as const),
];

/** Of what is to be done, of plans of releases, and of where things are. */
export const PLAN_RULES = {
  today: {
    agent: pam,
    needs: [["today", "week", "doing"]],
    wants: ["today", "doing", "step", "next"],
    nots: isNoDay,
  },
  late: {
    agent: pam,
    needs: [["late"]],
    wants: ["step", "doing", "when"],
    nots: ["move", "orders", "remind", "price"],
  },
  nextRelease: {
    agent: pam,
    needs: [
      ["next", "when"],
      ["release", "out"],
    ],
    wants: ["when", "next"],
    nots: ["move", "step", "price", "plan", "planning", "post", "social", "missing", "calendar", "statement"],
  },
  missing: {
    agent: pam,
    needs: [["missing", "ready", "status"]],
    wants: ["release", "out"],
    nots: [
      ...isOfElse,
      ...(["today", "remind", "tick", "count", "play", "planning", "tax", "follower", "like"] as const),
      ...(["bio", "law", "team", "statement", "tempo"] as const),
    ],
    subject: true,
  },
  find: {
    needsThing: true,
    agent: pam,
    needs: [["find"]],
    wants: ["track", "release"],
    nots: [
      "missing",
      "writer",
      "lyrics",
      "isrc",
      "others",
      "money",
      "secret",
      "statement",
      "bio",
      "artwork",
      "write",
    ],
    subject: true,
  },
  counts: {
    agent: pam,
    needs: [["count"], ["track", "release"]],
    nots: [
      "stock",
      "isrc",
      "upc",
      "when",
      "money",
      "lyrics",
      "play",
      "like",
      "follower",
      "room",
      "plan",
      "price",
    ],
  },
  abilities: { agent: pam, needs: [["ability"]], isAlone: true },
  addTask: {
    agent: pam,
    needs: [
      ["remind", "add"],
      ["remind", "step"],
    ],
    wants: ["add", "step"],
    nots: ["tick", "move"],
    holdsAnything: true,
  },
  completeTask: {
    agent: pam,
    needs: [["tick"]],
    wants: ["step", "done"],
    nots: ["explain", "status", "plan", "late", "without", "missing"],
    holdsAnything: true,
  },
  moveRelease: {
    agent: pam,
    needs: [["move"]],
    wants: ["release", "when", "week", "out", "period"],
    nots: ["title", "artwork", "price", "bio", "remind", "shop", "order"],
    subject: true,
  },
  releasePlan: {
    agent: pam,
    needs: [["planning", "calendar", "plan"]],
    wants: ["release", "plan", "step", "when", "out"],
    nots: ["upload", "room", "post", "social", "move", "money", "done", "add", "price"],
    subject: true,
    needsThing: true,
  },
  members: {
    agent: pam,
    needs: [
      ["team", "studio"],
      ["team", "people"],
    ],
    wants: ["people", "count"],
    nots: ["ability", "writer", "split", "doing", "today"],
  },
} as const satisfies Record<string, Rule>;
