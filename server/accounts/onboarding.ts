import type { Transaction } from "kysely";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { lockUser, updateUser } from "../../db/accounts/users.ts";
import type { DB } from "../../db/tables.generated.ts";
import {
  ONBOARDING_STEPS,
  type OnboardingAnswer,
  onboardingProblem,
} from "../../domain/accounts/onboarding.ts";
import type { Capability } from "../../domain/accounts/roles.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { problem, refusal } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, refuse, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { decodeGlobalID } from "../graphql/globalId.ts";
import { preferenceLoader } from "./Preferences.ts";
import { renewViewer } from "./session.ts";
import { CapabilityEnum, Viewer } from "./Viewer.ts";

/** The beginning can be completed for oneself only. */
export class UserNotFound extends UserError {}

builder.objectType(UserNotFound, { name: "UserNotFound", interfaces: [UserErrorInterface] });

type Step = OnboardingAnswer & { side: Capability; step: number };

/** Keeps what a step brought and how far the person came, so that another device goes on from there. */
const saveOnboardingStep = verb("saveOnboardingStep", {
  unaudited: "What somebody says of their own taste.",
  async run(act, { side, step, ...answer }: Step) {
    const { trx, now } = act;
    const { userId, capabilities } = userOf(act.actor);
    if (!capabilities.includes(side)) throw new InvalidInput(problem("side", "accounts.sideMissing"));
    if (step < 0 || step > ONBOARDING_STEPS[side].length)
      throw new InvalidInput(problem("step", "accounts.stepUnknown"));
    refuse(onboardingProblem(answer, side));
    const kept = answer.genres
      ? { ...answer, genres: answer.genres.map((genre) => slugNow("GENRE", genre)) }
      : answer;
    const user = await lockUser(trx, userId);
    if (user && side === "artist") await keepArtist(trx, user, kept, now);
    if (user && side === "fan") await keepFan(trx, userId, kept, now);
    await updateUser(trx, userId, { onboardingStep: step, updatedAt: now });
    return act.done({});
  },
});

async function keepArtist(
  trx: Transaction<DB>,
  user: { id: string; artistData: unknown },
  { name, genres }: OnboardingAnswer,
  now: Date,
): Promise<void> {
  const known = (user.artistData ?? {}) as object;
  await updateUser(trx, user.id, {
    ...(name ? { stageName: name.trim() } : {}),
    ...(genres ? { artistData: JSON.stringify({ ...known, genres }) } : {}),
    updatedAt: now,
  });
}

async function keepFan(
  trx: Transaction<DB>,
  userId: string,
  { name, genres }: OnboardingAnswer,
  now: Date,
): Promise<void> {
  if (name) await updateUser(trx, userId, { name: name.trim(), updatedAt: now });
  if (genres) await setPreferences(trx, userId, { favouriteGenres: genres }, now);
}

const completeOnboarding = verb("completeOnboarding", {
  audit: "user.onboarded",
  async run(act, { userId: id }: { userId: string }) {
    if (id !== userOf(act.actor).userId) throw new UserNotFound(refusal("accounts.userNotFound"));
    const { now } = act;
    await updateUser(act.trx, id, { onboardingCompleted: true, completedAt: now, updatedAt: now });
    return act.done({}, { id });
  },
});

builder.relayMutationField(
  "saveOnboardingStep",
  {
    inputFields: (t) => ({
      side: t.field({ type: CapabilityEnum }),
      step: t.int({ description: "How many steps are done or skipped now." }),
      name: t.string({ required: false }),
      genres: t.stringList({ required: false, description: "Vocabulary slugs, at most five." }),
    }),
  },
  {
    verb: saveOnboardingStep,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, context, info) => {
      await perform(context, info, saveOnboardingStep, input);
      preferenceLoader(context).clear(signedIn(context).userId);
      return renewViewer(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "completeOnboarding",
  { inputFields: (t) => ({ userId: t.id({ description: "Has to be the viewer's own." }) }) },
  {
    description: "Ends the beginning: it is not shown again.",
    verb: completeOnboarding,
    authScopes: { signedIn: true },
    errors: { types: [UserNotFound] },
    resolve: async (_root, { input }, context, info) => {
      await perform(context, info, completeOnboarding, { userId: decodeGlobalID(input.userId).id });
      return renewViewer(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
