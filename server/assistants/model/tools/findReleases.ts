import * as v from "valibot";
import { READ_ROWS } from "../../../../domain/assistants/levels.ts";
import { amountText } from "../../../../domain/money/amountText.ts";
import { releasePage } from "../../embedded/paths.ts";
import { readReleases } from "../../reads/releases.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type ModelTool, NOTHING_MATCHES, ofStudios } from "../ModelTool.ts";

const Input = v.strictObject({
  text: v.optional(v.pipe(v.string(), v.maxLength(100), v.description("Part of the title."))),
});

export const findReleases: ModelTool<v.InferOutput<typeof Input>> = {
  name: "find_releases",
  description:
    "Releases of the studio, the last begun first: state, day and time, UPC, number of songs, price, what is still missing. `total` counts all.",
  input: Input,
  isFor: ofStudios,
  async run({ text }, { turn, sources }) {
    const read = (words?: string) =>
      readReleases(turn.read, turn.workspaceId!, { text: words, most: READ_ROWS });
    const matching = await read(text);
    const isNone = matching?.total === 0 && text !== undefined;
    const found = isNone ? await read() : matching;
    return (
      found && {
        ...(isNone ? { note: NOTHING_MATCHES } : {}),
        total: found.total,
        rows: found.rows.map((release) => ({
          ref: sources.add(releasePage(release), release.id),
          title: fullTitle(release),
          ...{ type: release.type, state: release.state, artists: release.artistNames, upc: release.upc },
          songs: release.trackCount,
          day: release.privateFields?.releaseDay ?? null,
          time: release.privateFields?.releaseTime ?? null,
          price: priceIn(release.priceMinor, release.currency),
          suggestedPrice: priceIn(release.suggestedPriceMinor, release.currency),
          missing: release.privateFields?.missing.map(({ part }) => part) ?? null,
        })),
      }
    );
  },
};

const priceIn = (minor: number | null, currency: string) =>
  minor === null ? null : amountText(BigInt(minor), currency);
