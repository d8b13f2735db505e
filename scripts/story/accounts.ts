import type { Transaction } from "kysely";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { insertPassword, insertUser } from "../../db/accounts/users.ts";
import { upsertSubscription } from "../../db/billing/subscriptions.ts";
import type { DB } from "../../db/tables.generated.ts";
import { insertMembership, insertWorkspace } from "../../db/workspaces/workspaces.ts";
import type { UserTier } from "../../domain/billing/plans.ts";
import { kindOfPrice, type PriceKey } from "../../domain/billing/priceTiers.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { defaultWorkspaceName, slugOf } from "../../domain/workspaces/slug.ts";
import { DEMO_ACCOUNTS } from "./people.ts";
import { SONGS, STORY_ARTISTS } from "./songs.ts";
import { personId, storyId } from "./storyId.ts";
import { STUDIOS, type StoryStudio } from "./studios.ts";

const BEGINNING = new Date("2024-03-01T09:00:00Z");

export function studioId({ owner }: StoryStudio): string {
  return storyId(`studio ${owner}`, BEGINNING);
}

/** The studio in which an artist of the story makes music. */
export function studioOf(artist: string): StoryStudio {
  return STUDIOS.find(({ artists }) => artists.includes(artist))!;
}

export async function writePeople(trx: Transaction<DB>, passwordHash: string, now: Date): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    const { name, email, fullName, role, capabilities, userTier, trialDaysLeft, convertedOn, preferences } =
      account;
    const { id } = await insertUser(trx, {
      id: personId(name),
      email,
      name: fullName,
      emailVerified: true,
      role,
      capabilities,
      userTier,
      trialEndsAt: trialDaysLeft ? new Date(now.getTime() + trialDaysLeft * DAY_MS) : null,
      stageName: stageNameOf(name),
      registrationFlow: capabilities.includes("artist") && !convertedOn ? "indee" : "fan",
      convertedFromFan: Boolean(convertedOn),
      conversionDate: convertedOn ? new Date(convertedOn) : null,
      onboardingCompleted: true,
      completedAt: BEGINNING,
    });
    await insertPassword(trx, id, passwordHash);
    await setPreferences(trx, id, preferences ?? {}, BEGINNING);
    const priceKey = userTier && PRICE_OF[userTier];
    if (priceKey) await upsertSubscription(trx, aPaidPlan(id, priceKey, now), now);
  }
  for (const studio of STUDIOS) await openStudio(trx, studio);
}

/** What the people of the story pay for. */
export const PRICE_OF: Partial<Record<UserTier, PriceKey>> = {
  fan_pro: "fan_pro_monthly",
  artist_pro: "artist_pro_monthly",
  artist_label: "artist_label_yearly",
};

function aPaidPlan(userId: string, priceKey: PriceKey, now: Date) {
  const days = priceKey.endsWith("yearly") ? 365 : 30;
  const currentPeriodStart = new Date(now.getTime() - 9 * DAY_MS);
  return {
    userId,
    kind: kindOfPrice(priceKey),
    status: "active",
    priceKey,
    currentPeriodStart,
    currentPeriodEnd: new Date(currentPeriodStart.getTime() + days * DAY_MS),
    paymentMethodBrand: "visa",
    paymentMethodLast4: "4242",
  };
}

async function openStudio(trx: Transaction<DB>, studio: StoryStudio): Promise<void> {
  const owner = DEMO_ACCOUNTS.find(({ name }) => name === studio.owner)!;
  const name = defaultWorkspaceName(owner.fullName, true);
  const { id } = await insertWorkspace(
    trx,
    {
      id: studioId(studio),
      name,
      slug: slugOf(name),
      ownerId: personId(studio.owner),
      workspaceType: studio.workspaceType,
      subscriptionTier: studio.tier,
      createdAt: BEGINNING,
    },
    owner.role,
  );
  for (const member of studio.members) {
    const { role } = DEMO_ACCOUNTS.find(({ name }) => name === member)!;
    await insertMembership(trx, { workspaceId: id, userId: personId(member), role });
  }
}

/** The name a person's music goes by; null for people who make none. */
function stageNameOf(account: string): string | null {
  const studio = STUDIOS.find(({ owner }) => owner === account);
  const slug = studio?.artists.find((artist) => SONGS.some((song) => song.artist === artist));
  return STORY_ARTISTS.find((artist) => artist.slug === slug)?.name ?? null;
}
