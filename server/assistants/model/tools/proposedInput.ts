import { decimalsOf } from "../../../../domain/money/decimals.ts";
import type { Proposed, Reader } from "../../../providers/assistant.ts";
import { cleanText } from "../cleanText.ts";
import { Figures } from "../Figures.ts";
import type { ToolCall } from "../ModelTool.ts";
import type { ProposeInput } from "./propose.ts";

type Input = Proposed["input"];

/** What a verb is sent, from what the model points at; null where something is missing that the verb needs, or that nobody gave. */
export async function inputOf(given: ProposeInput, call: ToolCall): Promise<Input | null> {
  const { turn, sources } = call;
  const { verb, day, title } = given;
  const idAt = (ref: number | undefined) => (ref === undefined ? null : sources.idOf(ref));
  const behind = (handle: string | undefined) => (handle === undefined ? null : sources.behind(handle));
  const [releaseId, songId] = [idAt(given.release), idAt(given.song)];
  const trackIds = given.songs?.map(idAt) ?? null;
  const [stepId, findingId] = [behind(given.step), behind(given.finding)];
  switch (verb) {
    case "moveRelease":
      return whole({ id: releaseId, releaseDay: day });
    case "applyMilestoneTemplate":
      return whole({ releaseId, releaseDay: day });
    case "addMilestone":
      return whole({ releaseId, title: title && cleanText(title), offsetDays: negated(given.daysBefore) });
    case "completeMilestone":
      return whole({ id: stepId });
    case "snoozeMilestone":
      return whole({ id: stepId, until: day });
    case "createRelease":
      return whole({ title: title && cleanText(title) });
    case "setReleaseTracks":
      return whole({ id: releaseId, trackIds });
    case "assignIsrcs":
      return whole({ trackIds });
    case "fixFinding":
      return whole({ releaseId, findingId });
    case "fixAllSafe":
      return whole({ releaseId });
    case "updateTrack":
      return priced({ id: songId }, { priceMinor: given.price }, turn);
    case "updateRelease": {
      const { description, coverAlt, price, suggestedPrice } = given;
      const texts = {
        ...(description === undefined ? {} : { description: cleanText(description) }),
        ...(coverAlt === undefined ? {} : { coverAlt: cleanText(coverAlt) }),
      };
      return priced(
        { id: releaseId, ...texts },
        { priceMinor: price, suggestedPriceMinor: suggestedPrice },
        turn,
      );
    }
  }
}

/** A step that comes before the release has a place below zero. */
const negated = (days: number | undefined) => (days === undefined ? undefined : days === 0 ? 0 : -days);

function whole(input: Record<string, unknown>): Input | null {
  const parts = Object.values(input).flat();
  return parts.some((part) => part === null || part === undefined) ? null : input;
}

const CURRENCY = `query ProposedCurrency($id: ID!) {
  node(id: $id) { ... on Release { currency } ... on Track { currency } }
}`;

/** With prices in minor units. Only what the person said in this very question: nobody else names a price. */
async function priced(
  input: { id: string | null } & Record<string, unknown>,
  prices: Readonly<Record<string, number | undefined>>,
  { read, question }: { read: Reader; question: string },
): Promise<Input | null> {
  const { id } = input;
  if (id === null) return null;
  const asked = Object.entries(prices).filter((each): each is [string, number] => each[1] !== undefined);
  if (asked.length === 0) return Object.keys(input).length > 1 ? input : null;
  const said = new Figures();
  said.take(question);
  if (!asked.every(([, price]) => said.bears(String(price)))) return null;
  const currency = (await read<{ node: { currency?: string } | null }>(CURRENCY, { id }))?.node?.currency;
  if (!currency) return null;
  const minor = (price: number) => Math.round(price * 10 ** decimalsOf(currency));
  return { ...input, ...Object.fromEntries(asked.map(([name, price]) => [name, minor(price)])) };
}
