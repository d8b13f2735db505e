import { graphql, readInlineData } from "react-relay";
import {
  AI_PARTS,
  type AiDisclosure,
  type AiPart,
  type AiShare,
} from "../../../domain/catalog/aiDisclosure.ts";
import { formatIsrc, normaliseIsrc } from "../../../domain/catalog/isrc.ts";
import { type Explicitness, recordingProblems } from "../../../domain/catalog/recording.ts";
import {
  type TrackEdit,
  tidyArtistNames,
  trackProblem,
  type Visibility,
} from "../../../domain/catalog/track.ts";
import { inMajor, inMinor } from "../../../domain/money/priceField.ts";
import { type Refusal, refusal } from "../../../domain/words/refusal.ts";
import type { detailsForm_track$key } from "../../__generated__/detailsForm_track.graphql.ts";
import type { UpdateTrackInput } from "../../__generated__/useDetailsSaveMutation.graphql.ts";

const fragment = graphql`
  fragment detailsForm_track on Track @inline {
    id
    version
    title
    versionTitle
    artistNames
    genre
    subGenre
    mood
    furtherMoods
    instruments
    language
    explicit
    bpm
    key
    isrc
    visibility
    duration
    peaks
    pLineYear
    pLineOwner
    recordingYear
    recordingCountry
    isCover
    coverLicence
    isLive
    isRemix
    parent {
      id
      title
    }
    aiDisclosure {
      vocals
      instrumentation
      composition
      lyrics
      postProduction
    }
    previewStartMs
    maxFreePlays
    priceMinor
    suggestedPriceMinor
    isPriceFixed
    currency
    downloadAllowed
    creditsText
  }
`;

type Figure = number | "";

/** What the details show of a track, as the fields hold it: empty texts for what is not known. */
export interface DetailsForm extends Record<string, unknown> {
  title: string;
  versionTitle: string;
  artistNames: readonly string[];
  genre: string;
  subGenre: string;
  moods: readonly string[];
  instruments: readonly string[];
  language: string;
  explicit: Explicitness | "";
  bpm: Figure;
  key: string;
  isrc: string;
  visibility: Visibility;
  pLineYear: Figure;
  pLineOwner: string;
  recordingYear: Figure;
  recordingCountry: string;
  isCover: boolean;
  coverLicence: string;
  isLive: boolean;
  isRemix: boolean;
  parent: { id: string; title: string } | null;
  ai: Record<AiPart, AiShare | "">;
  /** Seconds. */
  previewStart: Figure;
  maxFreePlays: Figure;
  /** In whole units of the currency, with decimals. */
  price: Figure;
  suggestedPrice: Figure;
  isPriceFixed: boolean;
  downloadAllowed: boolean;
  creditsText: string;
}
export type DetailsField = keyof DetailsForm & string;

/** The track as the server has it, and the form that shows it. */
export function readDetails(key: detailsForm_track$key) {
  const track = readInlineData(fragment, key);
  const { aiDisclosure: ai, mood, furtherMoods, currency } = track;
  const form: DetailsForm = {
    title: track.title,
    versionTitle: track.versionTitle ?? "",
    artistNames: [...track.artistNames],
    genre: track.genre ?? "",
    subGenre: track.subGenre ?? "",
    moods: [...(mood ? [mood] : []), ...furtherMoods],
    instruments: [...track.instruments],
    language: track.language ?? "",
    explicit: track.explicit ?? "",
    bpm: track.bpm ?? "",
    key: track.key ?? "",
    isrc: track.isrc ? formatIsrc(track.isrc) : "",
    visibility: track.visibility,
    pLineYear: track.pLineYear ?? "",
    pLineOwner: track.pLineOwner ?? "",
    recordingYear: track.recordingYear ?? "",
    recordingCountry: track.recordingCountry ?? "",
    isCover: track.isCover,
    coverLicence: track.coverLicence ?? "",
    isLive: track.isLive,
    isRemix: track.isRemix,
    parent: track.parent ? { id: track.parent.id, title: track.parent.title } : null,
    ai: Object.fromEntries(AI_PARTS.map((part) => [part, ai?.[part] ?? ""])) as DetailsForm["ai"],
    previewStart: track.previewStartMs == null ? "" : track.previewStartMs / 1000,
    maxFreePlays: track.maxFreePlays ?? "",
    price: inMajor(track.priceMinor, currency),
    suggestedPrice: inMajor(track.suggestedPriceMinor, currency),
    isPriceFixed: track.isPriceFixed,
    downloadAllowed: track.downloadAllowed,
    creditsText: track.creditsText ?? "",
  };
  return { track, form };
}

type Edit = Omit<UpdateTrackInput, "id" | "version">;

/** The fields of the form as the server takes them. */
export function editOf(form: DetailsForm, fields: readonly DetailsField[], currency: string): Edit {
  const edits = fields.map((field): Edit => {
    switch (field) {
      case "moods":
        return { mood: form.moods[0] ?? null, furtherMoods: form.moods.slice(1) };
      case "artistNames":
        return { artistNames: tidyArtistNames(form.artistNames) };
      case "instruments":
        return { instruments: form.instruments };
      case "isrc":
        return { isrc: form.isrc.trim() ? normaliseIsrc(form.isrc) : null };
      case "parent":
        return { parentId: form.parent?.id ?? null };
      case "ai":
        return { aiDisclosure: disclosureOf(form.ai) };
      case "previewStart":
        return { previewStartMs: form.previewStart === "" ? null : Math.round(form.previewStart * 1000) };
      case "price":
        return { priceMinor: inMinor(form.price, currency) };
      case "suggestedPrice":
        return { suggestedPriceMinor: inMinor(form.suggestedPrice, currency) };
      default: {
        const value = form[field];
        return { [field]: typeof value === "string" ? value.trim() || null : value };
      }
    }
  });
  return Object.assign({}, ...edits) as Edit;
}

function disclosureOf(ai: DetailsForm["ai"]): AiDisclosure | null {
  return AI_PARTS.some((part) => ai[part] !== "") ? (ai as AiDisclosure) : null;
}

const FORM_FIELD: Record<string, DetailsField> = {
  mood: "moods",
  furtherMoods: "moods",
  parentId: "parent",
  aiDisclosure: "ai",
  previewStartMs: "previewStart",
  priceMinor: "price",
  suggestedPriceMinor: "suggestedPrice",
};

/** The field of the form that a field of the server stands behind. */
export function formField(field: string): string {
  return FORM_FIELD[field] ?? field;
}

/** The rules of the server, asked in the browser. */
export function detailsProblems(
  form: DetailsForm,
  { track, form: saved }: ReturnType<typeof readDetails>,
  year: number,
): Partial<Record<DetailsField, Refusal | null>> {
  const fields = (Object.keys(form) as DetailsField[]).filter(
    (field) => JSON.stringify(form[field]) !== JSON.stringify(saved[field]),
  );
  const edit = editOf(form, fields, track.currency);
  const facts = {
    durationMs: track.duration * 1000,
    mood: track.mood ?? null,
    furtherMoods: track.furtherMoods,
    instruments: track.instruments,
    subGenre: track.subGenre ?? null,
    priceMinor: track.priceMinor ?? null,
    suggestedPriceMinor: track.suggestedPriceMinor ?? null,
    year,
  };
  const { title, artistNames, genre, mood, bpm, key, isrc, ...recording } = edit;
  const basic = trackProblem({ title, artistNames, genre, mood, bpm, key, isrc } as TrackEdit);
  const problems: [string, Refusal | null][] = Object.entries(
    recordingProblems({ ...(recording as object), mood }, facts),
  );
  if (fields.includes("ai") && AI_PARTS.some((part) => form.ai[part] === "") && edit.aiDisclosure)
    problems.push(["aiDisclosure", refusal("recordings.disclosureIncomplete")]);
  if (basic) problems.push([basic.field, basic]);
  return Object.fromEntries(problems.flatMap(([field, found]) => (found ? [[formField(field), found]] : [])));
}
