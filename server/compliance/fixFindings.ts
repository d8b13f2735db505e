import { listVersions } from "../../db/compliance/versions.ts";
import { safeFixes, type TitleFix } from "../../domain/compliance/safeFixes.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { updateTrack } from "../catalog/updateTrack.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { type Judgement, judge } from "./judge.ts";

/** A title that was changed, with what is needed to take it back: an ordinary save of what stood before. */
type MadeChange = {
  kind: TitleFix["subject"]["kind"];
  id: string;
  /** That the title has now. */
  version: number;
  before: { title: string; versionTitle: string | null };
};

const MadeChangeType = builder.objectRef<MadeChange>("MadeChange").implement({
  description: "A change that was made; a save of `before` from `version` takes it back.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    nodeId: t.id({
      description: "Of the release or track.",
      resolve: ({ kind, id }) => encodeGlobalID(kind === "track" ? "Track" : "Release", id),
    }),
    version: t.exposeInt("version"),
    title: t.string({ description: "As it was before.", resolve: ({ before }) => before.title }),
    versionTitle: t.string({ nullable: true, resolve: ({ before }) => before.versionTitle }),
  }),
});

/**
 * Makes the changes that `choose` takes from what stands now, each as a person's own save with its version. Versions are
 * read first: a title that is changed meanwhile is left out, not overwritten. Throws NotFound for releases of others.
 */
async function makeChanges(
  act: Act<[]>,
  releaseId: string,
  choose: (judgement: Judgement) => readonly TitleFix[],
) {
  const { workspaceId } = await act.lock("release", releaseId);
  const versions = await listVersions(act.trx, releaseId, [workspaceId]);
  const judged = (await judge(act.trx, [releaseId])).get(releaseId);
  if (!judged) throw new NotFound();
  const changes: MadeChange[] = [];
  let stale = 0;
  // Releases before tracks, in the order of locking.
  for (const { subject, before, after } of choose(judged).toSorted(inOrder)) {
    const { kind, id } = subject;
    const version = versions.get(id);
    if (version === undefined) continue;
    try {
      if (kind === "track") await act.runWithin(updateTrack, { id, version, ...after });
      else await act.runWithin(updateRelease, { id, version, edit: after });
      changes.push({ kind, id, version: version + 1, before: { ...before } });
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      stale++;
    }
  }
  return act.done({ releaseId, changes, stale });
}

const placeOf = ({ subject: { kind, id } }: TitleFix) => `${kind} ${id}`;
const inOrder = (one: TitleFix, other: TitleFix) => (placeOf(one) < placeOf(other) ? -1 : 1);

const SAVES = {
  unaudited: "Each change is a save with a line of its own.",
  scope: "releases:write",
} as const;

const fixFinding = verb("fixFinding", {
  ...SAVES,
  run: (act, { releaseId, findingId }: { releaseId: string; findingId: string }) =>
    makeChanges(act, releaseId, ({ findings }) => {
      const found = findings.find(({ id }) => id === findingId);
      if (!found?.autoFix) throw new NotFound();
      return [{ ...found.autoFix, subject: found.subject }];
    }),
});

const fixAllSafe = verb("fixAllSafe", {
  ...SAVES,
  run: (act, { releaseId }: { releaseId: string }) =>
    makeChanges(act, releaseId, ({ dossier, waived }) => safeFixes(dossier, waived)),
});

builder.relayMutationField(
  "fixFinding",
  { inputFields: (t) => ({ releaseId: t.globalID({ for: Release }), findingId: t.string() }) },
  {
    description: "Makes the change that a finding offers, a safe one or not.",
    verb: fixFinding,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId, findingId } }, context, info) =>
      perform(context, info, fixFinding, { releaseId: releaseId.id, findingId }),
  },
  {
    outputFields: (t) => ({
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      changes: t.field({ type: [MadeChangeType], resolve: ({ changes }) => changes }),
      stale: t.exposeInt("stale", { description: "Changes left out: somebody saved there meanwhile." }),
    }),
  },
);

builder.relayMutationField(
  "fixAllSafe",
  { inputFields: (t) => ({ releaseId: t.globalID({ for: Release }) }) },
  {
    description: "Makes every safe change of a release: what `safeFixes` shows.",
    verb: fixAllSafe,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, fixAllSafe, { releaseId: input.releaseId.id }),
  },
  {
    outputFields: (t) => ({
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      changes: t.field({ type: [MadeChangeType], resolve: ({ changes }) => changes }),
      stale: t.exposeInt("stale", { description: "Changes left out: somebody saved there meanwhile." }),
    }),
  },
);
