import type { Transaction, Updateable } from "kysely";
import { findAssets, isPlaceOf, writeAsset } from "../../db/assets/assets.ts";
import type { DB } from "../../db/tables.generated.ts";
import { type AssetEdit, assetProblem, tidyTags } from "../../domain/assets/asset.ts";
import type { AssetFormat } from "../../domain/assets/assetKind.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { LicenceEnum } from "../releases/releaseFields.ts";
import { Asset, AssetKindEnum, StemCategoryEnum } from "./Asset.ts";
import { StaleAsset } from "./StaleAsset.ts";

interface Edit extends AssetEdit {
  trackId?: { id: string } | null | undefined;
  releaseId?: { id: string } | null | undefined;
}

type Asked = { id: string; revision: number; edit: Edit };

const editAsset = verb("editAsset", {
  unaudited: "A studio's own files, of which revisions keep one save from undoing another.",
  scope: "assets:write",
  gate: "stemsAndAssets",
  async run(act, { id, revision, edit }: Asked) {
    if (edit.trackId && edit.releaseId) throw new InvalidInput(problem("releaseId", "assets.twoPlaces"));
    const { workspaceId, kind } = await act.lock("asset", id, revision);
    const [standing] = await findAssets(act.trx, [id], [workspaceId]);
    refuse(assetProblem(edit, { format: standing!.format as AssetFormat }));
    const change = { ...tidied(edit), ...(await placed(act.trx, workspaceId, edit)) };
    if ((change.kind ?? kind) !== "stem") change.stemCategory = null;
    await writeAsset(act.trx, id, change, act.now);
    act.publish("assetChanged", workspaceId, { assetId: id });
    return act.done({ assetId: id });
  },
});

/** As it is stored: trimmed, what is empty as null. */
function tidied({ name, kind, stemCategory, licence, licenceText, altText, tags }: Edit) {
  const text = (value: string | null) => value?.trim() || null;
  const change: Updateable<DB["asset"]> = {};
  if (name) change.name = name.trim();
  if (kind) change.kind = kind;
  if (stemCategory !== undefined) change.stemCategory = stemCategory;
  if (licence !== undefined) change.licence = licence ?? "all-rights-reserved";
  if (licenceText !== undefined) change.licenceText = text(licenceText);
  if (altText !== undefined) change.altText = text(altText);
  if (tags !== undefined) change.tags = tidyTags(tags ?? []);
  return change;
}

/** Where it goes: to a track or a release of the same studio, of which the other one then lets go. */
async function placed(trx: Transaction<DB>, workspaceId: string, { trackId, releaseId }: Edit) {
  const change: Updateable<DB["asset"]> = {};
  for (const [table, place] of [
    ["track", trackId],
    ["release", releaseId],
  ] as const) {
    if (place && !(await isPlaceOf(trx, workspaceId, table, place.id))) throw new NotFound();
    if (place !== undefined) change[`${table}Id`] = place?.id ?? null;
  }
  if (trackId) change.releaseId = null;
  if (releaseId) change.trackId = null;
  return change;
}

builder.relayMutationField(
  "editAsset",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Asset }),
      revision: t.int({ description: "The revision the edit was made from." }),
      name: t.string({ required: false }),
      kind: t.field({ type: AssetKindEnum, required: false }),
      trackId: t.globalID({ for: Track, required: false }),
      releaseId: t.globalID({ for: Release, required: false }),
      stemCategory: t.field({ type: StemCategoryEnum, required: false }),
      licence: t.field({ type: LicenceEnum, required: false }),
      licenceText: t.string({ required: false }),
      altText: t.string({ required: false }),
      tags: t.stringList({ required: false }),
    }),
  },
  {
    description: "Changes the fields that are sent; null empties one, absence leaves it.",
    verb: editAsset,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleAsset, NotFound] },
    resolve: (_root, { input: { id, revision, ...edit } }, context, info) =>
      perform(context, info, editAsset, { id: id.id, revision, edit }),
  },
  { outputFields: (t) => ({ asset: t.field({ type: Asset, resolve: ({ assetId }) => assetId }) }) },
);
