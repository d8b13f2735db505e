import type { PageSources } from "../commonHeaders.ts";
import { createPractice } from "./telephony/practice.ts";

/** What leads a call out of the building, as its own network says it. */
export interface Leg {
  /** E.164. */
  toNumber: string;
  /** Dialled once somebody answers; null for none. */
  extension: string | null;
  /** The call is cut after this many seconds of talk. */
  limitSeconds: number;
  /** Where the network tells what becomes of it. */
  statusUrl: string;
}

/** A telephone network, as far as we need one. */
export interface Network {
  /** Lets one browser place this person's calls, and take none, for ten minutes. */
  tokenFor(userId: string): string;
  /** Whether the network itself sent this: signed for the address that it was told, with these fields. */
  isSigned(url: string, fields: Readonly<Record<string, string>>, signature: string): boolean;
  /** What the network is told to do with a call that a browser places: XML. */
  connect(leg: Leg): string;
  /** The same for a call that there is nothing to do with. */
  hangUp(): string;
  /** Ends a call that may have ended already. Throws where the network does not answer. */
  end(sid: string): Promise<void>;
}

/** How calls reach people: a practice that rings nobody, or a telephone network. */
export interface Telephony {
  /** E.164: what the called person's phone shows. */
  readonly callerId: string;
  /** Calls ring nobody. */
  readonly isPractice: boolean;
  /** What pages need to reach of it. */
  readonly pageSources?: PageSources;
  /** The network that calls go through, loaded when first asked for; null where they are practice. */
  network(): Promise<Network | null>;
}

/** The account at Twilio. */
export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  keySid: string;
  keySecret: string;
  appSid: string;
  callerId: string;
}

const VARIABLES = {
  accountSid: ["TWILIO_ACCOUNT_SID", /^AC[0-9a-f]{32}$/i],
  authToken: ["TWILIO_AUTH_TOKEN", /^\S{16,}$/],
  keySid: ["TWILIO_API_KEY_SID", /^SK[0-9a-f]{32}$/i],
  keySecret: ["TWILIO_API_KEY_SECRET", /^\S{16,}$/],
  appSid: ["TWILIO_APP_SID", /^AP[0-9a-f]{32}$/i],
  callerId: ["TWILIO_NUMBER", /^\+[1-9]\d{7,14}$/],
} as const satisfies Record<keyof TwilioAccount, readonly [string, RegExp]>;

/** Reads the account from the environment; null without one. Throws a sentence for the operator about half an account. */
export function chooseTelephony(env: NodeJS.ProcessEnv): TwilioAccount | null {
  const names = Object.values(VARIABLES).map(([name]) => name);
  if (!names.some((name) => env[name])) return null;
  const wrong = Object.values(VARIABLES).find(([name, shape]) => !shape.test(env[name] ?? ""));
  if (wrong)
    throw new Error(
      env[wrong[0]]
        ? `${wrong[0]} does not look right: it is shown in Twilio's console.`
        : `${wrong[0]} is missing: calls need ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`,
    );
  return Object.fromEntries(
    Object.entries(VARIABLES).map(([part, [name]]) => [part, env[name]]),
  ) as unknown as TwilioAccount;
}

/** Signalling, the state of the line, and the tones of Twilio's Voice SDK. */
const TWILIO_SOURCES: PageSources = {
  connect: ["wss://voice-js.roaming.twilio.com", "https://eventgw.twilio.com", "https://sdk.twilio.com"],
  media: ["https://sdk.twilio.com"],
};

/** The part that places calls; the library of the network is loaded with the first one. */
export function openTelephony(account: TwilioAccount | null): Telephony {
  if (!account) return createPractice();
  let opened: Promise<Network> | undefined;
  return {
    callerId: account.callerId,
    isPractice: false,
    pageSources: TWILIO_SOURCES,
    network: () =>
      (opened ??= import("./telephony/twilio.ts").then(({ createTwilio }) => createTwilio(account))),
  };
}
