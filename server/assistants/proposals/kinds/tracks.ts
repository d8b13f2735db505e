import * as v from "valibot";
import { formatMoney } from "../../../../domain/money/formatMoney.ts";
import { text } from "../../../../domain/words/refusal.ts";
import { trackPage } from "../../embedded/paths.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import type { Kind, Looking } from "../Kind.ts";

const TRACK = `query ProposedTrack($id: ID!) {
  node(id: $id) {
    ... on Track { id version title versionTitle isrc workspaceId currency priceMinor isPriceFixed }
  }
}`;

interface Track {
  id: string;
  version: number;
  title: string;
  versionTitle: string | null;
  isrc: string | null;
  workspaceId: string;
  currency: string;
  priceMinor: number | null;
  isPriceFixed: boolean;
}

/** A recording of the studio; those of others are not there, though everybody may see them. */
async function readTrack({ read, workspaceId }: Looking, id: string): Promise<Track | null> {
  const track = (await read<{ node: Track | null }>(TRACK, { id }))?.node;
  return track?.workspaceId === workspaceId ? track : null;
}

const Price = v.strictObject({
  id: v.string(),
  priceMinor: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Another price of a recording. */
export const updateTrack: Kind = {
  selects: "track { id version }",
  async see(given, looking) {
    const asked = v.safeParse(Price, given);
    const track = asked.success ? await readTrack(looking, asked.output.id) : null;
    if (!asked.success || !track || track.priceMinor === asked.output.priceMinor) return null;
    const { id, priceMinor } = asked.output;
    const told = (minor: number) => formatMoney(minor, track.currency, looking.locale);
    return {
      input: { id, version: track.version, priceMinor },
      about: fullTitle(track),
      path: trackPage(track).path,
      diff: [
        {
          field: looking.words(
            text(track.isPriceFixed ? "assistants.proposal.price" : "assistants.proposal.minimumPrice"),
          ),
          before: track.priceMinor === null ? null : told(track.priceMinor),
          after: told(priceMinor),
        },
      ],
      base: { [id]: track.version },
      before: { priceMinor: track.priceMinor },
      asksTwice: true,
    };
  },
  undo: ({ input, before, answer }) => [
    {
      verb: "updateTrack",
      input: { id: input.id, version: (answer.track as { version: number }).version, ...before },
    },
  ],
};

const Codes = v.strictObject({ trackIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(12)) });

/** The next codes of the studio's own prefix for recordings that have none. */
export const assignIsrcs: Kind = {
  selects: "tracks { id version }",
  async see(given, looking) {
    const asked = v.safeParse(Codes, given);
    if (!asked.success) return null;
    const tracks: Track[] = [];
    for (const id of new Set(asked.output.trackIds)) {
      const track = await readTrack(looking, id);
      if (!track || track.isrc) return null;
      tracks.push(track);
    }
    const [first] = tracks;
    return {
      input: { trackIds: tracks.map(({ id }) => id) },
      about: tracks.map(fullTitle).join(", ").slice(0, 200),
      path: `${trackPage(first!).path}#field-isrc`,
      diff: tracks.map((track) => ({
        field: looking.words(text("assistants.proposal.isrcOf", { title: fullTitle(track) })),
        before: null,
        after: looking.words(text("assistants.proposal.nextIsrc")),
      })),
      base: Object.fromEntries(tracks.map(({ id, version }) => [id, version])),
      ...{ before: {}, asksTwice: false },
    };
  },
  undo: ({ answer }) =>
    (answer.tracks as { id: string; version: number }[]).map(({ id, version }) => ({
      verb: "updateTrack",
      input: { id, version, isrc: null },
    })),
};
