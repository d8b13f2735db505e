import { graphql, readInlineData } from "react-relay";
import type { AssetEdit } from "../../domain/assets/asset.ts";
import type { AssetKind, StemCategory } from "../../domain/assets/assetKind.ts";
import type { assetForm_asset$key } from "../__generated__/assetForm_asset.graphql.ts";
import type { EditAssetInput } from "../__generated__/useAssetSaveMutation.graphql.ts";
import type { Standing } from "../catalog/page/useMergedSave.tsx";
import { typeOfId } from "./assetAddress.ts";
import type { Place } from "./PlaceSelect.tsx";

/** What is written about an asset, as its form holds it. */
export interface AssetForm extends Record<string, unknown> {
  name: string;
  kind: AssetKind;
  stemCategory: StemCategory | "";
  place: Place | null;
  licence: string;
  licenceText: string;
  altText: string;
  tags: string[];
}

export type AssetField = keyof AssetForm & string;

export function readAsset(assetRef: assetForm_asset$key): Standing<AssetForm, number> {
  const asset = readInlineData(
    graphql`
      fragment assetForm_asset on Asset @inline {
        name
        kind
        stemCategory
        licence
        licenceText
        altText
        tags
        revision
        track {
          id
          title
        }
        release {
          id
          title
        }
      }
    `,
    assetRef,
  );
  const place = asset.track ?? asset.release ?? null;
  return {
    version: asset.revision,
    form: {
      name: asset.name,
      kind: asset.kind as AssetKind,
      stemCategory: (asset.stemCategory as StemCategory | null | undefined) ?? "",
      place: place && { id: place.id, title: place.title },
      licence: asset.licence,
      licenceText: asset.licenceText ?? "",
      altText: asset.altText ?? "",
      tags: [...asset.tags],
    },
  };
}

/** The changed fields as the mutation wants them. */
export function editOf(
  form: AssetForm,
  changed: readonly AssetField[],
): Omit<EditAssetInput, "id" | "revision"> {
  const { place, stemCategory, ...plain } = form;
  const edit: Record<string, unknown> = {};
  for (const field of changed) if (field in plain) edit[field] = plain[field];
  if (changed.includes("stemCategory")) edit.stemCategory = stemCategory || null;
  if (changed.includes("place")) {
    const isTrack = place !== null && typeOfId(place.id) === "Track";
    // One of the two: to be put somewhere is to leave where it was.
    if (place === null) Object.assign(edit, { trackId: null, releaseId: null });
    else edit[isTrack ? "trackId" : "releaseId"] = place.id;
  }
  return edit as Omit<EditAssetInput, "id" | "revision">;
}

/** The form as the rules of domain/ judge it. */
export function judgedOf({ name, kind, licenceText, altText, tags }: AssetForm): AssetEdit {
  return { name, kind, licenceText, altText, tags };
}
