import { randomUUID } from "node:crypto";
import { betterAuth, type GenericEndpointContext, type Session } from "better-auth";
import { APIError } from "better-auth/api";
import { magicLink } from "better-auth/plugins";
import type { Kysely } from "kysely";
import { hasSecondFactor } from "../../db/accounts/secondFactors.ts";
import { isSuspended } from "../../db/accounts/users.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { askedLocale, type Locale } from "../../domain/accounts/locales.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../domain/accounts/registration.ts";
import { MAGIC_LINK_MINUTES, SESSION_DAYS } from "../../domain/accounts/signIn.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { DEVICE_COOKIE, greetDevice, type SignIn } from "./greetDevice.ts";
import { ASKED_COOKIE, ASKED_SECONDS, askedMark } from "./magicLink.ts";
import { isFirstStep, secondFactorPlugin } from "./secondFactor/plugin.ts";
import { sendMagicLink } from "./sendMagicLink.ts";

const DAY_SECONDS = 24 * 60 * 60;

export interface AuthOptions {
  db: Kysely<DB>;
  /** Asked when somebody signs in: the library is one of the services itself. */
  services: () => ActContext["services"];
  secret: string;
  publicUrl: string;
  /** Set when `PUBLIC_URL` names the one address; a demo answers on any port of the loopback. */
  isAddressFixed: boolean;
}

/**
 * The sign-in library over our own tables. Only the routes in `routes.ts` reach it: its defaults mount far more.
 * Accounts are made by our own registration, in one transaction with the workspace; never by the library.
 */
export function createAuth({ db, services, secret, publicUrl, isAddressFixed }: AuthOptions) {
  /** Who signs in is nobody yet. */
  const acting = (locale: Locale | null, at = new Date()): ActContext => ({
    ...{ db, services: services(), actor: { kind: "visitor" }, now: () => at, requestId: newId() },
    locale: locale ?? "en",
  });
  return betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins: isAddressFixed ? [] : ["http://localhost:*", "http://127.0.0.1:*"],
    database: { db, type: "postgres", transaction: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: "levare",
      useSecureCookies: publicUrl.startsWith("https:"),
      database: {
        generateId: ({ model }) => (model === "user" ? randomUUID() : newId()),
        // A test asks whether our tables are what the library writes; a start would read all columns of all tables for it.
        validateSchema: false,
      },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    // Asked after the password or the link was found right: only its owner learns that an account is suspended.
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await isSuspended(db, userId))
              throw new APIError("FORBIDDEN", {
                code: SUSPENDED,
              });
          },
          after: async (session, context) => {
            // Nobody has come in yet who still has to give a code; and a browser that is believed is a known one.
            if (isFirstStep(context?.path) && (await hasSecondFactor(db, session.userId))) return;
            const signIn = signInOf(session, context);
            return greetDevice(acting(signIn.locale, session.createdAt), signIn);
          },
        },
      },
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    // Its own limits forget at a restart and count addresses only; ours are in routes.ts.
    rateLimit: { enabled: false },
    plugins: [
      secondFactorPlugin(),
      magicLink({
        expiresIn: MAGIC_LINK_MINUTES * 60,
        disableSignUp: true,
        storeToken: "hashed",
        sendMagicLink: async ({ email, token }, context) => {
          await act(acting(asked(context?.headers)), sendMagicLink, { email, token });
          const mark = askedMark(services().signer, token);
          giveCookie(context ?? null, ASKED_COOKIE, mark, ASKED_SECONDS);
        },
      }),
    ],
  });
}

function asked(headers: Headers | undefined): Locale | null {
  return askedLocale(headers?.get("accept-language") ?? null);
}

/** Who signs in, and with what, in words that are not the library's. */
function signInOf(session: Session, context: GenericEndpointContext | null): SignIn {
  return {
    userId: session.userId,
    userAgent: session.userAgent ?? null,
    ipAddress: session.ipAddress ?? null,
    locale: asked(context?.headers),
    cookie: context?.getCookie(DEVICE_COOKIE) ?? null,
    setCookie: (name, value, maxAge) => giveCookie(context, name, value, maxAge),
  };
}

function giveCookie(
  context: GenericEndpointContext | null,
  name: string,
  value: string,
  maxAge: number,
): void {
  const secure = context?.context.options.advanced?.useSecureCookies ?? false;
  context?.setCookie(name, value, { maxAge, httpOnly: true, sameSite: "lax", path: "/", secure });
}

/** The code by which a session is refused to somebody who is suspended. */
export const SUSPENDED = "accounts.suspended";

export type Auth = ReturnType<typeof createAuth>;

/** The caller's address as our own socket saw it. Whatever a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-levare-client-address";
