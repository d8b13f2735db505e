import type { Rule } from "./rule.ts";

const legal = "legalBot";
const rights = "rightsManager";

/** Of recordings, rights and agreements. */
export const CATALOG_RULES = {
  splits: {
    agent: rights,
    needs: [["split", "writer", "owner"]],
    wants: ["who", "track", "split"],
    nots: ["sheet", "wrong", "missing", "without", "post", "send", "kill", "pay", "team", "isrc", "code"],
    subject: true,
  },
  openSplits: {
    agent: rights,
    needs: [
      ["split", "owner"],
      ["wrong", "missing", "without"],
    ],
    wants: ["track", "wrong"],
    nots: ["sheet"],
  },
  noWriters: {
    agent: rights,
    needs: [["writer"], ["missing", "without"]],
    wants: ["track"],
    nots: ["sheet"],
  },
  isrcs: {
    agent: rights,
    needs: [
      ["isrc", "code"],
      ["isrc", "name", "track", "release", "missing", "without"],
    ],
    wants: ["missing", "without", "track", "find"],
    nots: ["assign", "upc", "secret"],
    subject: true,
  },
  assignIsrcs: {
    agent: rights,
    needs: [
      ["isrc", "code"],
      ["assign", "add"],
    ],
    wants: ["isrc", "assign"],
    nots: ["find", "upc", "explain"],
  },
  upc: { agent: rights, needs: [["upc"]], wants: ["missing", "without", "code"], nots: ["isrc"] },
  splitSheet: {
    agent: legal,
    needs: [["split", "writer", "owner"], ["sheet"]],
    wants: ["write", "add", "make", "sheet"],
    nots: ["explain"],
  },
  syncLicence: {
    agent: legal,
    needs: [
      ["sync", "screen"],
      ["sync", "sheet", "write", "make", "name", "track"],
    ],
    wants: ["sheet", "write", "add", "screen"],
    nots: ["artwork", "explain", "post", "social"],
  },
  producerAgreement: {
    agent: legal,
    needs: [["producer"], ["sheet", "write"]],
    wants: ["sheet", "write", "make"],
  },
  explainTerm: {
    agent: legal,
    needs: [["explain"], ["term"]],
    wants: ["explain"],
    nots: ["missing", "count", "statement", "without", "money", "loud"],
    subject: false,
  },
  legalAdvice: { agent: legal, needs: [["law"]], wants: ["sheet"], nots: ["finding", "secret"] },
} as const satisfies Record<string, Rule>;
