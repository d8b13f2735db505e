import * as v from "valibot";
import { DIFF_LINES } from "../../../../domain/assistants/proposals.ts";
import { releasePage } from "../../embedded/paths.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import type { Kind, Looking, Made, Seen, Step } from "../Kind.ts";
import { versionsOf } from "../versions.ts";

const FINDINGS = `query ProposedFixes($id: ID!) {
  node(id: $id) {
    ... on Release {
      id version title versionTitle
      privateFields { releaseDay }
      compliance {
        findings { findingId autoFix { isSafe changes { before after } } subject { name nodeId } }
      }
    }
  }
}`;

interface Finding {
  findingId: string;
  autoFix: { isSafe: boolean; changes: { before: string | null; after: string | null }[] } | null;
  subject: { name: string; nodeId: string };
}
interface Release {
  id: string;
  version: number;
  title: string;
  versionTitle: string | null;
  privateFields: object | null;
  compliance: { findings: Finding[] } | null;
}

/** What was changed and how it was, as the fixes answer it. */
const CHANGES = `changes {
  nodeId version fields
  before { title versionTitle artistNames isrc cLineYear cLineOwner pLineYear pLineOwner }
}`;
interface MadeChange {
  nodeId: string;
  version: number;
  fields: string[];
  before: Record<string, unknown>;
}

/** Each release or recording saved as it was, from the version that the fix made. */
function undo({ answer }: Made): Step[] {
  return (answer.changes as MadeChange[]).map(({ nodeId, version, fields, before }) => ({
    verb: atob(nodeId).startsWith("Track:") ? "updateTrack" : "updateRelease",
    input: { id: nodeId, version, ...Object.fromEntries(fields.map((field) => [field, before[field]])) },
  }));
}

async function seen(
  looking: Looking,
  releaseId: string,
  input: Record<string, unknown>,
  choose: (finding: Finding) => boolean,
): Promise<Seen | null> {
  const release = (await looking.read<{ node: Release | null }>(FINDINGS, { id: releaseId }))?.node;
  if (!release?.privateFields) return null;
  const found = (release.compliance?.findings ?? []).filter((each) => each.autoFix && choose(each));
  const diff = found.flatMap(({ autoFix, subject }) =>
    autoFix!.changes.map(({ before, after }) => ({ field: subject.name, before, after })),
  );
  if (diff.length === 0 || diff.length > DIFF_LINES) return null;
  const bound = [...new Set([release.id, ...found.map(({ subject }) => subject.nodeId)])];
  if (bound.length > MOST_BOUND) return null;
  return {
    ...{ input, diff, before: {}, asksTwice: false },
    about: fullTitle(release),
    path: releasePage(release).path,
    base: await versionsOf(looking.read, bound),
  };
}

/** One reply reads no more often than it may. */
const MOST_BOUND = 15;

const One = v.strictObject({ releaseId: v.string(), findingId: v.string() });

/** What the rules of shops offer to mend of one finding. */
export const fixFinding: Kind = {
  selects: CHANGES,
  async see(given, looking) {
    const asked = v.safeParse(One, given);
    if (!asked.success) return null;
    const { releaseId, findingId } = asked.output;
    return seen(looking, releaseId, asked.output, (each) => each.findingId === findingId);
  },
  undo,
};

const All = v.strictObject({ releaseId: v.string() });

/** Everything that is mended without a doubt, at once. */
export const fixAllSafe: Kind = {
  selects: CHANGES,
  async see(given, looking) {
    const asked = v.safeParse(All, given);
    if (!asked.success) return null;
    return seen(looking, asked.output.releaseId, asked.output, ({ autoFix }) => autoFix!.isSafe);
  },
  undo,
};
