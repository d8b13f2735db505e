import { isIPv6 } from "node:net";
import path from "node:path";
import { checkDatabaseUrls } from "./databaseUrl.ts";
import { hostsOf, isLoopback } from "./ownHosts.ts";
import { type AssistantChoice, chooseAssistant } from "./providers/assistants/choice.ts";
import { choosePayments, type PaymentChoice } from "./providers/payments/choice.ts";
import { chooseTelephony, type TwilioAccount } from "./providers/telephony.ts";
import type { Settings } from "./services.ts";

const ROLES = ["all", "web", "worker"] as const;
/** What a server does: answer, work in the background, or both. */
export type ServerRole = (typeof ROLES)[number];

/** The environment, read once and checked. docs/environment in the README lists every variable. */
export interface Configuration {
  env: NodeJS.ProcessEnv;
  /** Where the repository lies: the built client is found below it. */
  root: string;
  role: ServerRole;
  host: string;
  port: number;
  dataDir: string;
  publicUrl: string;
  /** The story of `DEMO` is wanted, if the database is still empty. */
  wantsStory: boolean;
  demoPassword: string;
  /** Nobody but programs of this machine can ask: neither the address nor a proxy before it leads to a network. */
  isLocal: boolean;
  isLoopbackDemo: boolean;
  /** How many proxies of our own stand before this server. */
  trustedProxies: number;
  payments: PaymentChoice;
  /** Null: calls are practice. */
  telephony: TwilioAccount | null;
  assistant: AssistantChoice;
}

export const DEFAULT_DEMO_PASSWORD = "music1234";

/** Throws a sentence for the operator when a variable makes no sense or would be unsafe. */
export function readConfiguration(env: NodeJS.ProcessEnv, root: string): Configuration {
  const host = env.HOST ?? "127.0.0.1";
  if (!isIPv6(host) && (/[:/]/.test(host) || !URL.canParse(`http://${host}`)))
    throw new Error(`HOST has to be an address of this machine such as 127.0.0.1 or 0.0.0.0, not "${host}".`);
  const port = env.PORT === "" ? Number.NaN : Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT has to be a number from 0 to 65535, not "${env.PORT}".`);
  checkDatabaseUrls(env);
  const trustedProxies = Number(env.TRUST_PROXY ?? 0);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error(`TRUST_PROXY has to be the number of your proxies, not "${env.TRUST_PROXY}".`);
  const role = roleIn(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://${isIPv6(host) ? `[${host}]` : host}:${port}`).replace(
    /\/$/,
    "",
  );
  if (!URL.canParse(publicUrl))
    throw new Error(
      `PUBLIC_URL has to be an address such as https://music.example, not "${env.PUBLIC_URL}".`,
    );
  const isLocal = isLoopback(host) && isLoopback(new URL(publicUrl).hostname) && trustedProxies === 0;
  const wantsStory = env.DEMO !== "0" && (isLocal || Boolean(env.DEMO_PASSWORD));
  return {
    env,
    root,
    role,
    host,
    port,
    dataDir: path.resolve(root, env.DATA_DIR ?? ".data"),
    publicUrl,
    wantsStory,
    demoPassword: env.DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD,
    isLocal,
    isLoopbackDemo: isLocal && env.DEMO !== "0",
    trustedProxies,
    payments: choosePayments(env, { isLocal, role }),
    telephony: chooseTelephony(env),
    assistant: chooseAssistant(env),
  };
}

function roleIn({ ROLE = "all", DATABASE_URL }: NodeJS.ProcessEnv): ServerRole {
  const role = ROLES.find((each) => each === ROLE);
  if (!role) throw new Error(`ROLE has to be ${ROLES.join(", ")}, not "${ROLE}".`);
  if (role !== "all" && !DATABASE_URL)
    throw new Error(
      `ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process, which does everything.`,
    );
  return role;
}

/** What resolvers and routes need to know of it. */
export function settingsOf(configuration: Configuration): Settings {
  const { env, host, publicUrl, isLoopbackDemo, trustedProxies } = configuration;
  return { publicUrl, hosts: hostsOf(host, env.PUBLIC_URL), isLoopbackDemo, trustedProxies };
}
