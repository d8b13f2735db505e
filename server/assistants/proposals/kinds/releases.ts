import * as v from "valibot";
import { formatMoney } from "../../../../domain/money/formatMoney.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { dayText } from "../../embedded/Asking.ts";
import { releasePage } from "../../embedded/paths.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import type { DiffLine, Kind, Looking, Made } from "../Kind.ts";

const RELEASE = `query ProposedRelease($id: ID!) {
  node(id: $id) {
    ... on Release {
      id version title versionTitle state currency coverAlt description priceMinor suggestedPriceMinor isPriceFixed
      privateFields { releaseDay }
      runningOrder { disc isInstant track { id title versionTitle } }
    }
  }
}`;

interface Release {
  id: string;
  version: number;
  title: string;
  versionTitle: string | null;
  state: string;
  currency: string;
  coverAlt: string | null;
  description: string | null;
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
  isPriceFixed: boolean;
  privateFields: { releaseDay: string | null } | null;
  runningOrder: {
    disc: number;
    isInstant: boolean;
    track: { id: string; title: string; versionTitle: string | null };
  }[];
}

/** A release of the studio: only its members see what is private. */
export async function readRelease({ read }: Looking, id: string): Promise<Release | null> {
  const release = (await read<{ node: Release | null }>(RELEASE, { id }))?.node;
  return release?.privateFields ? release : null;
}

const MADE = "release { id version }";
const versionMade = ({ answer }: Made) => (answer.release as { version: number }).version;

const Edit = v.strictObject({
  id: v.string(),
  coverAlt: v.optional(v.string()),
  description: v.optional(v.string()),
  priceMinor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  suggestedPriceMinor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** The texts of a release and its price. */
export const updateRelease: Kind = {
  selects: MADE,
  async see(given, looking) {
    const asked = v.safeParse(Edit, given);
    const release = asked.success ? await readRelease(looking, asked.output.id) : null;
    if (!asked.success || !release) return null;
    const { id, ...wished } = asked.output;
    const fields = (Object.keys(wished) as (keyof typeof wished)[]).filter(
      (field) => (wished[field] ?? null) !== release[field],
    );
    if (fields.length === 0) return null;
    const edit = Object.fromEntries(fields.map((field) => [field, wished[field]]));
    const asksTwice = fields.some((field) => /price/i.test(field));
    return {
      input: { id, version: release.version, ...edit },
      about: fullTitle(release),
      path: releasePage(release, asksTwice ? "date" : fields[0] === "coverAlt" ? "artwork" : "details").path,
      diff: fields.map((field) => line(looking, release, field, wished[field] ?? null)),
      base: { [id]: release.version },
      before: Object.fromEntries(fields.map((field) => [field, release[field]])),
      asksTwice,
    };
  },
  undo: (made) => [
    {
      verb: "updateRelease",
      input: { id: made.input.id, version: versionMade(made), ...made.before },
    },
  ],
};

function line(
  { words, locale }: Looking,
  release: Release,
  field: Exclude<keyof v.InferOutput<typeof Edit>, "id">,
  after: string | number | null,
): DiffLine {
  const told = (value: string | number | null) =>
    typeof value === "number" ? formatMoney(value, release.currency, locale) : value || null;
  const name = field === "priceMinor" ? (release.isPriceFixed ? "price" : "minimumPrice") : field;
  const label = name === "suggestedPriceMinor" ? "suggestedPrice" : name;
  return {
    field: words(text(`assistants.proposal.${label}`)),
    before: told(release[field]),
    after: told(after),
  };
}

const Move = v.strictObject({ id: v.string(), releaseDay: v.pipe(v.string(), v.isoDate()) });

/** Another day for a release. One that is scheduled would come out then, so it is asked twice. */
export const moveRelease: Kind = {
  selects: MADE,
  async see(given, looking) {
    const asked = v.safeParse(Move, given);
    const release = asked.success ? await readRelease(looking, asked.output.id) : null;
    if (!asked.success || !release) return null;
    const { id, releaseDay } = asked.output;
    const day = release.privateFields!.releaseDay;
    if (day === releaseDay || release.state === "live") return null;
    return {
      input: { id, version: release.version, releaseDay },
      about: fullTitle(release),
      path: releasePage(release, "date").path,
      diff: [
        {
          field: looking.words(text("assistants.proposal.releaseDay")),
          before: day && dayText(looking, day),
          after: dayText(looking, releaseDay),
        },
      ],
      base: { [id]: release.version },
      before: { releaseDay: day },
      asksTwice: release.state === "scheduled",
    };
  },
  undo: (made) => [
    { verb: "moveRelease", input: { id: made.input.id, version: versionMade(made), ...made.before } },
  ],
};

const Order = v.strictObject({ id: v.string(), trackIds: v.array(v.string()) });

/** The songs of a release in another order: the same songs, none more and none less. */
export const setReleaseTracks: Kind = {
  selects: MADE,
  async see(given, looking) {
    const asked = v.safeParse(Order, given);
    const release = asked.success ? await readRelease(looking, asked.output.id) : null;
    if (!asked.success || !release) return null;
    const { id, trackIds } = asked.output;
    const songs = release.runningOrder;
    const order = trackIds.map((trackId) => songs.find(({ track }) => track.id === trackId));
    const isSame = order.every((song, place) => song === songs[place]);
    if (order.includes(undefined) || new Set(order).size !== songs.length || isSame) return null;
    const tracks = (order as typeof songs).map(({ isInstant, track }, place) => ({
      ...{ trackId: track.id, isInstant },
      // The sides keep their lengths.
      disc: songs[place]!.disc,
    }));
    return {
      input: { id, version: release.version, tracks },
      about: fullTitle(release),
      path: releasePage(release, "tracks").path,
      diff: songs.map(({ track }, place) => ({
        field: looking.words(text("assistants.proposal.place", { place: place + 1 })),
        before: fullTitle(track),
        after: fullTitle(order[place]!.track),
      })),
      base: { [id]: release.version },
      before: {
        tracks: songs.map(({ disc, isInstant, track }) => ({ trackId: track.id, disc, isInstant })),
      },
      asksTwice: false,
    };
  },
  undo: (made) => [
    { verb: "setReleaseTracks", input: { id: made.input.id, version: versionMade(made), ...made.before } },
  ],
};

const Create = v.strictObject({ title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) });

/** A draft without songs. */
export const createRelease: Kind = {
  selects: MADE,
  async see(given, { words, workspaceId }) {
    const asked = v.safeParse(Create, given);
    if (!asked.success) return null;
    const { title } = asked.output;
    return {
      input: { title, workspaceId },
      about: title,
      path: "/releases",
      diff: [{ field: words(text("assistants.proposal.newRelease")), before: null, after: title }],
      ...{ base: {}, before: {}, asksTwice: false },
    };
  },
  undo: ({ answer }) => [{ verb: "deleteRelease", input: { id: (answer.release as { id: string }).id } }],
};
