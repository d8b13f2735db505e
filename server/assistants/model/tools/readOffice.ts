import * as v from "valibot";
import { amountText } from "../../../../domain/money/amountText.ts";
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
import { type ModelTool, ofEverybody, ofStudios } from "../ModelTool.ts";

const NOTHING = v.strictObject({});

export const readPlan: ModelTool<object> = {
  name: "read_subscription",
  description:
    "What the person or their studio pays for, when a trial ends, how many uploads are included and used.",
  input: NOTHING,
  isFor: ofEverybody,
  async run(_input, { turn, sources }) {
    const viewer = (await turn.read<PlanFacts>(PLAN))?.viewer;
    if (!viewer) return null;
    const { workspace, ownTier, trialEndsAt } = viewer;
    const used = workspace?.tracksUploaded ?? null;
    const included = workspace?.trackAllowance ?? null;
    return {
      ref: sources.add({ label: "Subscription", path: "/subscription" }),
      plan: workspace?.tier ?? ownTier,
      trialEnds: trialEndsAt?.slice(0, 10) ?? null,
      uploadsIncluded: workspace && included === null ? "without limit" : included,
      uploadsUsed: used,
      uploadsLeft: included === null || used === null ? null : Math.max(0, included - used),
    };
  },
};

export const readProfile: ModelTool<object> = {
  name: "read_profile",
  description: "The person's public page: name, bio, and what they sell beside music, with price and stock.",
  input: NOTHING,
  isFor: ofEverybody,
  async run(_input, { turn, sources }) {
    const profile = (await turn.read<ProfileFacts>(PROFILE))?.viewer?.profile;
    if (!profile) return null;
    return {
      ref: sources.add({ label: profile.name, path: "/profile" }),
      ...{ name: profile.name, handle: profile.handle, bio: profile.bio },
      rows: profile.products.edges.map(({ node }) => ({
        ref: sources.add({ label: profile.name, path: `/@${profile.handle}` }),
        ...{ product: node.name, price: node.price, currency: node.currency, left: node.inventory },
      })),
    };
  },
};

export const readBalances: ModelTool<object> = {
  name: "read_balances",
  description: "What the studio earned, by currency: available, pending and held.",
  input: NOTHING,
  isFor: ofStudios,
  async run(_input, { turn, sources }) {
    const books = (await turn.read<BookFacts>(BOOKS, { workspaceId: turn.workspaceId }))?.node?.balances;
    if (!books) return null;
    const ref = sources.add({ label: "Finances", path: "/finances" });
    return {
      rows: books.map(({ currency, available, pending, held }) => {
        const major = ({ amountMinor }: { amountMinor: string }) => amountText(BigInt(amountMinor), currency);
        return { ref, currency, available: major(available), pending: major(pending), held: major(held) };
      }),
    };
  },
};

export const readTeam: ModelTool<object> = {
  name: "read_team",
  description: "Who works in the studio, by name.",
  input: NOTHING,
  isFor: ofStudios,
  async run(_input, { turn, sources }) {
    const team = (await turn.read<TeamFacts>(TEAM, { workspaceId: turn.workspaceId }))?.node?.teammates;
    if (!team) return null;
    const ref = sources.add({ label: "Team", path: "/settings/team" });
    return { people: team.length, rows: team.map(({ name }) => ({ ref, name })) };
  },
};
