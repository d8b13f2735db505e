import { takeIsrcs } from "../../db/catalog/isrcs.ts";
import { lockTracks } from "../../db/catalog/tracks.ts";
import { listVersions } from "../../db/compliance/versions.ts";
import type { FixableFields } from "../../domain/compliance/fixableFields.ts";
import { type SafeFix, safeFixes } from "../../domain/compliance/safeFixes.ts";
import { reachOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { IsrcsUsedUp } from "../catalog/assignIsrcs.ts";
import { Release } from "../catalog/Release.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { updateTrack } from "../catalog/updateTrack.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { type Judgement, judge } from "./judge.ts";

/** What was changed, with what is needed to take it back: an ordinary save of what stood before. */
type MadeChange = {
  kind: SafeFix["subject"]["kind"];
  id: string;
  /** That the release or track has now. */
  version: number;
  before: Partial<Mutable<FixableFields>>;
};
type Mutable<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends readonly string[] ? string[] : Fields[Name];
};

const BeforeType = builder.objectRef<MadeChange["before"]>("FieldsBefore").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    title: t.string({ nullable: true, resolve: ({ title }) => title }),
    versionTitle: t.string({ nullable: true, resolve: ({ versionTitle }) => versionTitle }),
    artistNames: t.stringList({ nullable: true, resolve: ({ artistNames }) => artistNames }),
    isrc: t.string({ nullable: true, resolve: ({ isrc }) => isrc }),
    cLineYear: t.int({ nullable: true, resolve: ({ cLineYear }) => cLineYear }),
    cLineOwner: t.string({ nullable: true, resolve: ({ cLineOwner }) => cLineOwner }),
    pLineYear: t.int({ nullable: true, resolve: ({ pLineYear }) => pLineYear }),
    pLineOwner: t.string({ nullable: true, resolve: ({ pLineOwner }) => pLineOwner }),
  }),
});

const MadeChangeType = builder.objectRef<MadeChange>("MadeChange").implement({
  description:
    "A change that was made; a save of `fields` as they were `before`, from `version`, takes it back.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    nodeId: t.id({
      description: "Of the release or track.",
      resolve: ({ kind, id }) => encodeGlobalID(kind === "track" ? "Track" : "Release", id),
    }),
    version: t.exposeInt("version"),
    fields: t.stringList({
      description: "Those that were changed; null before is empty before.",
      resolve: ({ before }) => Object.keys(before),
    }),
    before: t.field({ type: BeforeType, resolve: ({ before }) => before }),
  }),
});

/**
 * Makes the changes that `choose` takes from what stands now, each as a person's own save with its version. Versions are
 * read first: what is changed meanwhile is left out, not overwritten. Throws NotFound for releases of others, IsrcsUsedUp.
 */
async function makeChanges(
  act: Act<[]>,
  releaseId: string,
  choose: (judgement: Judgement) => readonly SafeFix[],
) {
  const { workspaceId } = await act.lock("release", releaseId);
  const versions = await listVersions(act.trx, releaseId, [workspaceId]);
  const judged = (await judge(act.trx, [releaseId])).get(releaseId);
  if (!judged) throw new NotFound();
  const fixes = choose(judged);
  const codes = await codesFor(act, workspaceId, judged.dossier.studio.isrcPrefix, fixes);
  const changes: MadeChange[] = [];
  let stale = 0;
  // Releases before tracks, in the order of locking.
  for (const { subject, before, after } of fixes.toSorted(inOrder)) {
    const { kind, id } = subject;
    const version = versions.get(id);
    if (version === undefined) continue;
    const { isrc, artistNames, ...plain } = after;
    const edit = { ...plain, ...(artistNames ? { artistNames: [...artistNames] } : {}) };
    try {
      if (kind === "track")
        await act.runWithin(updateTrack, { id, version, ...edit, ...(isrc ? { isrc: codes.get(id)! } : {}) });
      else await act.runWithin(updateRelease, { id, version, edit });
      changes.push({ kind, id, version: version + 1, before: before as MadeChange["before"] });
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      stale++;
    }
  }
  return act.done({ releaseId, changes, stale });
}

/** The next codes of the studio for tracks that get one, in running order. Tracks are locked before the counter, as by `assignIsrcs`. */
async function codesFor(
  { trx, actor, now }: Act<[]>,
  workspaceId: string,
  prefix: string | null,
  fixes: readonly SafeFix[],
): Promise<Map<string, string>> {
  const ids = fixes.filter(({ after }) => after.isrc).map(({ subject }) => subject.id);
  if (!prefix || ids.length === 0) return new Map();
  await lockTracks(trx, ids, reachOf(actor));
  const codes = await takeIsrcs(trx, { workspaceId, prefix, year: now.getUTCFullYear() }, ids.length);
  if (!codes) throw new IsrcsUsedUp();
  return new Map(ids.map((id, place) => [id, codes[place]!]));
}

const placeOf = ({ subject: { kind, id } }: SafeFix) => `${kind} ${id}`;
const inOrder = (one: SafeFix, other: SafeFix) => (placeOf(one) < placeOf(other) ? -1 : 1);

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
    errors: { types: [InvalidInput, IsrcsUsedUp, NotFound] },
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
    errors: { types: [InvalidInput, IsrcsUsedUp, NotFound] },
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
