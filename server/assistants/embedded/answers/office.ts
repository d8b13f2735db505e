import { isOrder } from "../../../../domain/assistants/grammar/isOrder.ts";
import { priceIn } from "../../../../domain/assistants/grammar/saidDetails.ts";
import { formatMoney } from "../../../../domain/money/formatMoney.ts";
import { text } from "../../../../domain/words/refusal.ts";
import {
  BOOKS,
  type BookFacts,
  PLAN,
  type PlanFacts,
  PROFILE,
  type ProfileFacts,
  TEAM,
  type TeamFacts,
} from "../../reads/office.ts";
import type { ReleaseRow } from "../../reads/releases.ts";
import { fullTitle } from "../../reads/studioThings.ts";
import { type Answerer, column, dayText, propose, releasesOf } from "../Asking.ts";
import type { Draft, Row } from "../Draft.ts";
import { releasePage } from "../paths.ts";

export const plan: Answerer = async ({ turn, draft }) => {
  const viewer = (await turn.read<PlanFacts>(PLAN))?.viewer;
  if (!viewer) return draft.say(text("assistants.answer.nothingRead"));
  const { workspace, trialEndsAt } = viewer;
  const tier = workspace?.tier ?? viewer.ownTier;
  const source = { label: draft.words(text("assistants.about.plan")), path: "/subscription" };
  draft.say(text(`assistants.planIs.${tier}`), source);
  if (tier === "trial" && trialEndsAt)
    draft.say(text("assistants.answer.trialEnds", { day: dayText(draft, trialEndsAt) }), source);
  if (workspace) {
    const { trackAllowance: allowance, tracksUploaded } = workspace;
    draft.say(
      allowance === null
        ? text("assistants.answer.uploadsFree")
        : text("assistants.answer.uploads", { left: Math.max(0, allowance - tracksUploaded), allowance }),
      source,
    );
  }
  draft.open(text("assistants.answer.openSubscription"), "/subscription");
};

export const price: Answerer = async (asking) => {
  const { draft, named } = asking;
  const rows = await releasesOf(asking);
  const asked = rows.filter(({ id }) => named.some((it) => it.id === id));
  const shown = asked.length ? asked : rows.filter(({ priceMinor }) => priceMinor !== null);
  if (!shown.length) return draft.say(text("assistants.answer.none"));
  draft.list(
    [column("Release"), column("Value")],
    shown.map((release) => priceRow(draft, release)),
  );
  const priceMinor = isOrder(asking.turn.question) ? priceIn(asking.turn.question, shown[0]!.currency) : null;
  if (priceMinor !== null && asked.length === 1)
    propose(asking, "updateRelease", { id: asked[0]!.id, priceMinor }, text("assistants.proposal.whyPrice"));
  draft.open(text("assistants.answer.openRelease"), releasePage(shown[0]!, "date").path);
};

function priceRow({ locale }: Draft, release: ReleaseRow): Row {
  const { priceMinor, suggestedPriceMinor, currency } = release;
  const name = fullTitle(release);
  const source = releasePage(release, "date");
  if (priceMinor === null)
    return { line: text("assistants.answer.priceNone", { name }), cells: [name, ""], source };
  const asked = formatMoney(priceMinor, currency, locale);
  if (suggestedPriceMinor === null)
    return { line: text("assistants.answer.price", { name, price: asked }), cells: [name, asked], source };
  const suggested = formatMoney(suggestedPriceMinor, currency, locale);
  const line = text("assistants.answer.priceSuggested", { name, price: asked, suggested });
  return { line, cells: [name, `${asked} (${suggested})`], source };
}

export const stock: Answerer = async ({ turn, draft }) => {
  const profile = (await turn.read<ProfileFacts>(PROFILE))?.viewer?.profile;
  const goods = profile?.products.edges.map(({ node }) => node) ?? [];
  if (!profile || !goods.length) return draft.say(text("assistants.answer.stockNone"));
  const counted = goods.toSorted(
    (a, b) => (a.inventory ?? Number.MAX_VALUE) - (b.inventory ?? Number.MAX_VALUE),
  );
  draft.list(
    [column("Product"), column("Value")],
    counted.map(
      ({ name, inventory }): Row => ({
        line:
          inventory === null
            ? text("assistants.answer.stockFree", { name })
            : text("assistants.answer.stock", { name, count: inventory }),
        cells: [name, inventory === null ? "–" : String(inventory)],
        source: { label: profile.name, path: `/@${profile.handle}` },
      }),
    ),
  );
  draft.open(text("assistants.answer.openStore"), "/commerce/storefront");
};

export const earnings: Answerer = async ({ turn, draft, workspaceId }) => {
  const books = (await turn.read<BookFacts>(BOOKS, { workspaceId }))?.node;
  if (!books?.balances) {
    draft.say(text("assistants.answer.notInPlan"));
    return draft.open(text("assistants.answer.openSubscription"), "/subscription");
  }
  const source = { label: draft.words(text("assistants.about.earnings")), path: "/finances" };
  draft.open(text("assistants.answer.openFinances"), source.path);
  if (!books.balances.length) return draft.say(text("assistants.answer.noSales"), source);
  draft.list(
    [column("Currency"), column("Value")],
    books.balances.map(({ currency, ...amounts }): Row => {
      const money = (minor: string) => formatMoney(BigInt(minor), currency, draft.locale);
      const available = money(amounts.available.amountMinor);
      const pending = money(amounts.pending.amountMinor);
      const held = money(amounts.held.amountMinor);
      const line = text("assistants.answer.balance", { currency, available, pending, held });
      return { line, cells: [currency, `${available} + ${pending} + ${held}`], source };
    }),
  );
};

export const tax: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.tax"));
  draft.open(text("assistants.answer.openTaxes"), "/finances/taxes");
};

export const orders: Answerer = ({ draft }) => {
  draft.say(text("assistants.answer.notBuilt"));
  draft.open(text("assistants.answer.openOrders"), "/commerce/orders");
};

export const members: Answerer = async ({ turn, draft, workspaceId }) => {
  const team = (await turn.read<TeamFacts>(TEAM, { workspaceId }))?.node?.teammates;
  if (!team) return draft.say(text("assistants.answer.nothingRead"));
  draft.say(
    text("assistants.answer.members", { count: team.length, names: team.map(({ name }) => name).join(", ") }),
    { label: draft.words(text("assistants.about.members")), path: "/settings/team" },
  );
  draft.open(text("assistants.answer.openTeam"), "/settings/team");
};
