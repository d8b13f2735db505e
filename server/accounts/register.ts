import { createHash } from "node:crypto";
import { claimInstallation, isOffered } from "../../db/accounts/installation.ts";
import { setPreferences } from "../../db/accounts/preferences.ts";
import {
  findUserByEmail,
  insertConsents,
  insertPassword,
  insertUser,
  updateUser,
} from "../../db/accounts/users.ts";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { isInvited } from "../../db/workspaces/invitations.ts";
import { insertWorkspace } from "../../db/workspaces/workspaces.ts";
import { LEGAL_TEXT_VERSION } from "../../domain/accounts/legal.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { type Registration, registrationProblem } from "../../domain/accounts/registration.ts";
import { TRIAL_DAYS } from "../../domain/billing/plans.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { defaultWorkspaceName, slugOf } from "../../domain/workspaces/slug.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";
import { networkOf } from "../limits/networkOf.ts";
import { addressed } from "./addressed.ts";
import { linkUses } from "./linkUses.ts";
import { localeOf } from "./localeOf.ts";
import { hashPassword } from "./passwords.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What both registration verbs send: the specification's payload and the fields it collects beside it. */
export interface RegistrationInput extends Registration {
  marketingConsent: boolean;
  phone?: string | null | undefined;
  careerStage?: string | null | undefined;
  /** From the set-up link that the first start prints: makes this account the owner of the installation. */
  setupToken?: string | null | undefined;
}

/** Why there is no new account; null when there is one, or a letter is on its way. */
export interface RegistrationAnswer {
  refused: Refusal | null;
}

/**
 * Makes the account with its workspace, trial and consents, all or nothing. With a password the person is signed in;
 * without one a link is sent. An address that has an account already learns nothing here: its owner gets the letter.
 */
export async function register(context: Context, input: RegistrationInput): Promise<RegistrationAnswer> {
  const wrong = registrationProblem(input);
  if (wrong) return { refused: wrong };
  if (await isCrowded(context)) return { refused: refusal("general.tooManyAttempts") };
  const email = input.email.trim().toLowerCase();
  if (!(await mayJoin(context, email, input.setupToken)))
    return { refused: refusal("accounts.byInvitation") };
  const isTaken = Boolean(await findUserByEmail(context.db, email));
  if (isTaken && input.password) return { refused: refusal("accounts.registrationFailed") };
  if (!isTaken) {
    const hash = input.password ? await hashPassword(context, input.password) : null;
    const account = { ...input, email, locale: localeOf(context) };
    await act(actingIn(context), createAccount, { account, hash });
  }
  if (input.password) await signIn(context, email, input.password);
  else await requestMagicLink(context, email);
  return { refused: null };
}

/** Whether new accounts are made for everybody, or at least for this address. Whoever claims the installation always may. */
async function mayJoin(
  { db, services, now }: Context,
  email: string,
  setupToken: string | null | undefined,
): Promise<boolean> {
  const { signUp } = await services.platform.settings();
  if (signUp === "open" || (await isInvited(db, email, now()))) return true;
  return Boolean(setupToken) && isOffered(db, hashOfSetupToken(setupToken!));
}

/** Whether too many accounts were made from this address. A loopback demo has one address for all. */
async function isCrowded({ services, clientAddress, now }: Context): Promise<boolean> {
  if (services.settings.isLoopbackDemo || !clientAddress) return false;
  const uses = { signUpsOfAddress: networkOf(clientAddress) };
  return (await services.limiter.take(uses, now())).retryAfter !== null;
}

interface NewAccount {
  account: RegistrationInput & { locale: Locale };
  hash: string | null;
}

export const createAccount = verb("createAccount", {
  unaudited: "The account is its own trace, and nobody answers for it yet.",
  forVisitors: true,
  async run(act, { account: input, hash }: NewAccount) {
    const { trx, now: at } = act;
    const isArtist = input.flow === "indee";
    const user = await insertUser(trx, {
      email: input.email,
      name: input.fullName.trim(),
      role: isArtist ? "artist" : "fan",
      capabilities: [isArtist ? "artist" : "fan"],
      userTier: isArtist ? "artist_starter" : "fan_free",
      trialEndsAt: isArtist ? new Date(at.getTime() + TRIAL_DAYS * DAY_MS) : null,
      registrationFlow: input.flow,
      stageName: input.stageName?.trim() || null,
      careerStage: input.careerStage || null,
      phone: input.phone?.trim() || null,
    });
    await makeProfile(trx, user);
    if (hash) await insertPassword(trx, user.id, hash);
    await insertConsents(trx, consentsOf(user.id, input, at));
    const { marketingConsent, locale: deviceLocale } = input;
    await setPreferences(trx, user.id, { marketingConsent, deviceLocale }, at);
    const isFirst = await claimsInstallation(trx, user.id, input.setupToken, at);
    if (isFirst) await updateUser(trx, user.id, { role: "admin" });
    if (isArtist || isFirst) {
      const name = defaultWorkspaceName(user.name, isArtist);
      const studio = { name, slug: slugOf(name), ownerId: user.id, workspaceType: "artist" };
      await insertWorkspace(trx, studio, isFirst ? "admin" : "artist");
    }
    return act.done({ userId: user.id });
  },
});

async function claimsInstallation(
  trx: Parameters<typeof claimInstallation>[0],
  userId: string,
  setupToken: string | null | undefined,
  now: Date,
): Promise<boolean> {
  if (!setupToken) return false;
  return claimInstallation(trx, { userId, setupTokenHash: hashOfSetupToken(setupToken), now });
}

/** Set-up tokens are stored as this hash only. */
export function hashOfSetupToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function consentsOf(userId: string, input: RegistrationInput, at: Date) {
  const given = {
    age: input.ageConfirmation,
    terms: input.termsAccepted,
    privacy: input.privacyPolicyAccepted,
    marketing: input.marketingConsent,
  };
  return Object.entries(given).map(([kind, given]) => ({
    userId,
    kind,
    given,
    at,
    textVersion: LEGAL_TEXT_VERSION,
  }));
}

async function signIn(
  { services, request, answerHeaders, clientAddress }: Context,
  email: string,
  password: string,
): Promise<void> {
  const { headers } = await services.auth.api.signInEmail({
    body: { email, password },
    headers: addressed(request.headers, clientAddress),
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) answerHeaders.append("set-cookie", cookie);
}

async function requestMagicLink(context: Context, email: string): Promise<void> {
  const { services, request, clientAddress, now } = context;
  const uses = linkUses(services.settings, email, clientAddress ?? "");
  // A letter went out a moment ago; the answer is the same, or it would tell whose address was asked for before.
  if ((await services.limiter.take(uses, now())).retryAfter !== null) return;
  const { status } = await services.auth.api.signInMagicLink({ body: { email }, headers: request.headers });
  if (!status) throw new Error("The library did not take the request for a link.");
}
