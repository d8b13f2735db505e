import { graphql, readInlineData } from "react-relay";
import { inMajor, inMinor } from "../../../domain/money/priceField.ts";
import { localTimeOf, momentOf } from "../../../domain/releases/localTime.ts";
import type { releaseForm_release$key } from "../../__generated__/releaseForm_release.graphql.ts";
import type { UpdateReleaseInput } from "../../__generated__/useReleaseSaveMutation.graphql.ts";

/** Everything that is written about a release, as fields show it; empty text stands for nothing. */
export interface ReleaseForm extends Record<string, unknown> {
  title: string;
  versionTitle: string;
  artistNames: string[];
  /** Empty: what the tracks say. */
  type: string;
  label: string;
  upc: string;
  catalogNumber: string;
  genre: string;
  language: string;
  originalReleaseDay: string;
  description: string;
  creditsText: string;
  cLineYear: number | "";
  cLineOwner: string;
  pLineYear: number | "";
  pLineOwner: string;
  licence: string;
  territories: string[];
  excludedTerritories: string[];
  coverAlt: string;
  coverAttested: boolean;
  releaseDay: string;
  releaseTime: string;
  timezone: string;
  audience: string;
  hideFromSearch: boolean;
  /** In the zone of the release; empty for no preorder. */
  preorderDay: string;
  price: number | "";
  suggestedPrice: number | "";
  isPriceFixed: boolean;
  /** Why something that is out is changed; never comes back. */
  reason: string;
}
export type FormField = keyof ReleaseForm & string;

export interface ReleaseStanding {
  form: ReleaseForm;
  version: number;
  currency: string;
}

/** A release as its form shows it. */
export function readRelease(key: releaseForm_release$key): ReleaseStanding {
  const release = readInlineData(
    graphql`
      fragment releaseForm_release on Release @inline {
        version
        title
        versionTitle
        artistNames
        type
        label
        upc
        catalogNumber
        genre
        language
        originalReleaseDay
        description
        creditsText
        licence
        territories
        excludedTerritories
        coverAlt
        currency
        priceMinor
        suggestedPriceMinor
        isPriceFixed
        cLine {
          year
          owner
        }
        pLine {
          year
          owner
        }
        privateFields {
          typeChosen
          coverAttested
          releaseDay
          releaseTime
          timezone
          audience
          hideFromSearch
          preorderFrom
        }
      }
    `,
    key,
  );
  const { cLine, pLine, privateFields, currency, version } = release;
  const timezone = privateFields?.timezone ?? "UTC";
  return {
    version,
    currency,
    form: {
      title: release.title,
      versionTitle: release.versionTitle ?? "",
      artistNames: [...release.artistNames],
      type: privateFields?.typeChosen ? release.type : "",
      label: release.label ?? "",
      upc: release.upc ?? "",
      catalogNumber: release.catalogNumber ?? "",
      genre: release.genre ?? "",
      language: release.language ?? "",
      originalReleaseDay: release.originalReleaseDay ?? "",
      description: release.description ?? "",
      creditsText: release.creditsText ?? "",
      cLineYear: cLine.year ?? "",
      cLineOwner: cLine.owner ?? "",
      pLineYear: pLine.year ?? "",
      pLineOwner: pLine.owner ?? "",
      licence: release.licence,
      territories: [...release.territories],
      excludedTerritories: [...release.excludedTerritories],
      coverAlt: release.coverAlt ?? "",
      coverAttested: privateFields?.coverAttested ?? false,
      releaseDay: privateFields?.releaseDay ?? "",
      releaseTime: privateFields?.releaseTime ?? "00:00",
      timezone,
      audience: privateFields?.audience ?? "public",
      hideFromSearch: privateFields?.hideFromSearch ?? false,
      preorderDay: privateFields?.preorderFrom
        ? localTimeOf(new Date(privateFields.preorderFrom), timezone).day
        : "",
      price: inMajor(release.priceMinor, currency),
      suggestedPrice: inMajor(release.suggestedPriceMinor, currency),
      isPriceFixed: release.isPriceFixed,
      reason: "",
    },
  };
}

const FLAGS: readonly FormField[] = ["coverAttested", "hideFromSearch", "isPriceFixed"];
const LISTS: readonly FormField[] = ["artistNames", "territories", "excludedTerritories"];

type Edit = Omit<UpdateReleaseInput, "id" | "version">;

/** The changed fields as the server takes them. */
export function editOf(form: ReleaseForm, changed: readonly FormField[], currency: string): Edit {
  const edit: Record<string, unknown> = {};
  for (const field of changed) {
    const value = form[field];
    if (field === "price") edit.priceMinor = inMinor(form.price, currency);
    else if (field === "suggestedPrice") edit.suggestedPriceMinor = inMinor(form.suggestedPrice, currency);
    else if (field === "preorderDay")
      edit.preorderFrom = form.preorderDay
        ? momentOf(form.preorderDay, "00:00", form.timezone).toISOString()
        : null;
    else if (LISTS.includes(field) || FLAGS.includes(field)) edit[field] = value;
    else edit[field] = value === "" ? null : value;
  }
  return edit as Edit;
}

/** The field of the form that a refused field of the server stands in. */
export function formFieldOf(field: string): string {
  if (field === "priceMinor") return "price";
  if (field === "suggestedPriceMinor") return "suggestedPrice";
  return field === "preorderFrom" ? "preorderDay" : field;
}
