import { listVersions } from "../../db/compliance/versions.ts";
import { safeFixes, type TitleFix } from "../../domain/compliance/safeFixes.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { Release } from "../catalog/Release.ts";
import { StaleVersion } from "../catalog/StaleVersion.ts";
import { updateTrack } from "../catalog/updateTrack.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { StaleRelease } from "../releases/refusals.ts";
import { updateRelease } from "../releases/updateRelease.ts";
import { type Judgement, judge } from "./judge.ts";

/** A title that was changed, with what is needed to take it back: an ordinary save of what stood before. */
interface MadeChange extends TitleFix {
  /** That the title has now. */
  version: number;
}

const MadeChangeType = builder.objectRef<MadeChange>("MadeChange").implement({
  description: "A change that was made; a save of `before` from `version` takes it back.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    nodeId: t.id({
      description: "Of the release or track.",
      resolve: ({ subject: { kind, id } }) => encodeGlobalID(kind === "track" ? "Track" : "Release", id),
    }),
    version: t.exposeInt("version"),
    title: t.string({ description: "As it was before.", resolve: ({ before }) => before.title }),
    versionTitle: t.string({ nullable: true, resolve: ({ before }) => before.versionTitle }),
  }),
});

/**
 * Makes the changes that `choose` takes from what stands now, each as a person's own save with its version. Versions are
 * read first: a title that is changed meanwhile is refused, not overwritten. Throws NotFound for releases of others.
 */
async function makeChanges(
  context: Context,
  releaseId: string,
  choose: (judgement: Judgement) => readonly TitleFix[],
): Promise<{ releaseId: string; changes: MadeChange[]; stale: number }> {
  const versions = await listVersions(context.db, releaseId, workspacesOf(signedIn(context)));
  const judged = versions.size > 0 && (await judge(context.db, [releaseId])).get(releaseId);
  if (!judged) throw new NotFound();
  const changes: MadeChange[] = [];
  let stale = 0;
  for (const fix of choose(judged)) {
    const { kind, id } = fix.subject;
    const version = versions.get(id);
    if (version === undefined) continue;
    try {
      if (kind === "track") await act(actingIn(context), updateTrack, { id, version, ...fix.after });
      else await act(actingIn(context), updateRelease, { id, version, edit: fix.after });
      changes.push({ ...fix, version: version + 1 });
    } catch (error) {
      if (!(error instanceof StaleVersion || error instanceof StaleRelease)) throw error;
      stale++;
    }
  }
  return { releaseId, changes, stale };
}

builder.relayMutationField(
  "fixFinding",
  { inputFields: (t) => ({ releaseId: t.globalID({ for: Release }), findingId: t.string() }) },
  {
    description: "Makes the change that a finding offers, a safe one or not.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId, findingId } }, context) =>
      makeChanges(context, releaseId.id, ({ findings }) => {
        const found = findings.find(({ id }) => id === findingId);
        if (!found?.autoFix) throw new NotFound();
        return [{ ...found.autoFix, subject: found.subject }];
      }),
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
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId } }, context) =>
      makeChanges(context, releaseId.id, ({ dossier, waived }) => safeFixes(dossier, waived)),
  },
  {
    outputFields: (t) => ({
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      changes: t.field({ type: [MadeChangeType], resolve: ({ changes }) => changes }),
      stale: t.exposeInt("stale", { description: "Changes left out: somebody saved there meanwhile." }),
    }),
  },
);
