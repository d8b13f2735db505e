import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
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
import type { DB } from "../../db/tables.generated.ts";
import { isInvited } from "../../db/workspaces/invitations.ts";
import { insertWorkspace } from "../../db/workspaces/workspaces.ts";
import { LEGAL_TEXT_VERSION } from "../../domain/accounts/legal.ts";
import { SAME_TIME_MS } from "../../domain/accounts/limits.ts";
import type { Locale } from "../../domain/accounts/locales.ts";
import { type Registration, registrationProblem } from "../../domain/accounts/registration.ts";
import { TRIAL_DAYS } from "../../domain/billing/plans.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { defaultWorkspaceName, slugOf } from "../../domain/workspaces/slug.ts";
import { act } from "../acting/act.ts";
import { actingIn } from "../acting/actingIn.ts";
import { verb } from "../acting/verb.ts";
import type { Context } from "../graphql/context.ts";
import { UserError } from "../graphql/errors.ts";
import { networkOf } from "../limits/networkOf.ts";
import { sameTime } from "../limits/sameTime.ts";
import { log } from "../log.ts";
import { requestMagicLink, signIn } from "./beginSession.ts";
import { commonPasswordProblem } from "./commonPasswords.ts";
import { takenSignUpLetter } from "./letters.ts";
import { localeOf } from "./localeOf.ts";
import { orTold } from "./orTold.ts";
import { hashPassword } from "./passwords.ts";
import { askForProof } from "./proveMailbox.ts";

/** What both registration verbs send: the specification's payload and the fields it collects beside it. */
export interface RegistrationInput extends Registration {
  marketingConsent: boolean;
  /** From the set-up link that the first start prints: makes this account the owner of the installation. */
  setupToken?: string | null | undefined;
}

/** Why there is no new account; null when there is one, or a letter is on its way. */
export interface RegistrationAnswer {
  refused: Refusal | null;
}

/**
 * Makes the account with its workspace, trial and consents, all or nothing. With a password the person is signed in;
 * without one a link is sent. Who asks for an address that has an account already learns nothing without a password, and with
 * one no sooner than others; its owner gets a letter either way.
 */
export async function register(context: Context, input: RegistrationInput): Promise<RegistrationAnswer> {
  const wrong = registrationProblem(input) ?? commonPasswordProblem(input.password ?? "");
  if (wrong) return { refused: wrong };
  const email = input.email.trim().toLowerCase();
  if (await isCrowded(context, { ...input, email })) return { refused: refusal("general.tooManyAttempts") };
  if (!(await mayJoin(context, email, input.setupToken)))
    return { refused: refusal("accounts.byInvitation") };
  return sameTime(SAME_TIME_MS.registration, () => join(context, { ...input, email }));
}

async function join(context: Context, input: RegistrationInput): Promise<RegistrationAnswer> {
  const { email, password } = input;
  // Before anybody is looked up: it is what takes the longest.
  const hash = password ? await hashPassword(context, password) : null;
  const isTaken = Boolean(await findUserByEmail(context.db, email));
  if (isTaken && password) {
    // What signing in would take.
    await (await context.services.auth.$context).password.verify({ hash: hash!, password });
    await act(actingIn(context), notifyOwner, { email });
    return { refused: refusal("accounts.registrationFailed") };
  }
  if (!isTaken) {
    const account = { ...input, locale: localeOf(context) };
    const failed = await act(actingIn(context), createAccount, { account, hash }).then(
      () => null,
      (error) => {
        if (error instanceof AccountFailed) return error;
        throw error;
      },
    );
    // Somebody who pressed twice at once has it all the same.
    const isMade = failed && (await findUserByEmail(context.db, email));
    if (failed && (!isMade || password))
      return { refused: isMade ? refusal("accounts.registrationFailed") : failed };
  }
  if (!password) await requestMagicLink(context, email);
  else if (!(await isSignedIn(context, email, password)))
    return { refused: refusal("accounts.joinedNotSignedIn") };
  return { refused: null };
}

/** The account stands already: what fails now must not read as if there were none, nor ask for it twice. */
async function isSignedIn(context: Context, email: string, password: string): Promise<boolean> {
  try {
    await signIn(context, email, password);
    return true;
  } catch (error) {
    log.error("registered, but not signed in", { error });
    return false;
  }
}

const notifyOwner = verb("notifyOwnerOfSignUp", {
  unaudited: "Nothing changes; the letter is its trace.",
  forVisitors: true,
  async run(act, { email }: { email: string }) {
    act.enqueueMail({ to: email, ...takenSignUpLetter(`${act.publicUrl}/auth?view=login`) });
    return act.done({});
  },
});

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

/** Whether too many accounts were asked for from this network or for this mailbox. A loopback demo has one network for all. */
async function isCrowded(
  { services, clientAddress, now }: Context,
  { email, password }: RegistrationInput,
): Promise<boolean> {
  const isCounted = clientAddress && !services.settings.isLoopbackDemo;
  const uses = {
    ...(isCounted ? { signUpsOfAddress: networkOf(clientAddress) } : {}),
    // Links are counted where they are sent.
    ...(password ? { signUpsOfEmail: email } : {}),
  };
  return (await services.limiter.take(uses, now())).retryAfter !== null;
}

/** The account, or the studio that goes with it, could not be made. */
class AccountFailed extends UserError {}

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
    const user = await or(refusal("accounts.userFailed"), makeUser(trx, { account: input, hash }, at));
    const isFirst = await claimsInstallation(trx, user.id, input.setupToken, at);
    // Whoever reads the server's output runs its mail, too; a letter may not even leave yet.
    if (isFirst) await updateUser(trx, user.id, { role: "admin", emailVerified: true });
    else if (hash) askForProof(act, user);
    if (isArtist || isFirst) {
      const name = defaultWorkspaceName(user.name, isArtist);
      const studio = { name, slug: slugOf(name), ownerId: user.id, workspaceType: "artist" };
      const role = isFirst ? "admin" : "artist";
      await or(refusal("accounts.workspaceFailed"), insertWorkspace(trx, studio, role));
    }
    return act.done({ userId: user.id });
  },
});

async function makeUser(trx: Transaction<DB>, { account: input, hash }: NewAccount, at: Date) {
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
  return user;
}

const or = <Done>(told: Refusal, step: Promise<Done>) =>
  orTold(new AccountFailed(told), "registration", step);

async function claimsInstallation(
  trx: Transaction<DB>,
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
