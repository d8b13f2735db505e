import { isIP } from "node:net";
import type { LogicLevel } from "../../../domain/assistants/agents.ts";
import { isPrivateAddress } from "./isPrivateAddress.ts";

const PROVIDERS = ["openai-compatible", "anthropic"] as const;
/** The two ways in which language models are spoken to. */
export type ModelProvider = (typeof PROVIDERS)[number];

/** A language model that assistants ask, with what it costs. */
export interface ModelChoice {
  kind: "model";
  provider: ModelProvider;
  /** Without a slash at its end: https://api.example/v1. */
  baseUrl: string;
  /** Null: the model asks for none, as those on one's own machines. */
  apiKey: string | null;
  models: Readonly<Record<LogicLevel, string>>;
  /** Micro-dollars for a thousand tokens. */
  prices: { in: number; out: number };
  /** It may stand in a private network. */
  allowsPrivate: boolean;
  /** The model at the same address that writes down what people say; null: none does. */
  transcription: { model: string /** Micro-dollars for a minute. */; minutePrice: number } | null;
}

/** Who answers for the assistants: our own rules, or a language model. */
export type AssistantChoice = { kind: "embedded" } | ModelChoice;

const VARIABLES = [
  ...["AI_PROVIDER", "AI_BASE_URL", "AI_API_KEY", "AI_MODEL", "AI_MODEL_MAX", "AI_MODEL_MIN"],
  ...["AI_PRICE_IN", "AI_PRICE_OUT", "AI_ALLOW_PRIVATE", "AI_TRANSCRIBE_MODEL", "AI_PRICE_TRANSCRIBE"],
];
const ANTHROPIC = "https://api.anthropic.com/v1";
/** A hundred dollars for a thousand tokens, or a minute. */
const HIGHEST_PRICE = 100_000_000;

/** Reads it from the environment, once. Throws a sentence for the operator where it is half, unsafe or makes no sense. */
export function chooseAssistant(env: NodeJS.ProcessEnv): AssistantChoice {
  const given = VARIABLES.filter((name) => env[name]);
  if (given.length === 0) return { kind: "embedded" };
  const provider = PROVIDERS.find((each) => each === env.AI_PROVIDER);
  if (!provider)
    throw new Error(
      `${given[0]} is set, so AI_PROVIDER has to be ${PROVIDERS.join(" or ")}: it says how the language model is spoken to.`,
    );
  const allowsPrivate = flagIn(env.AI_ALLOW_PRIVATE);
  const baseUrl = addressIn(
    env.AI_BASE_URL || (provider === "anthropic" ? ANTHROPIC : undefined),
    allowsPrivate,
  );
  const apiKey = env.AI_API_KEY || null;
  if (!apiKey && !allowsPrivate)
    throw new Error(
      "AI_PROVIDER needs AI_API_KEY; only a model in your own network (AI_ALLOW_PRIVATE=1) goes without.",
    );
  if (apiKey && /[^\x21-\x7e]/.test(apiKey))
    throw new Error("AI_API_KEY has to be one word without spaces, as the provider shows it.");
  const model = env.AI_MODEL;
  if (!model) throw new Error("AI_PROVIDER needs AI_MODEL, the name of the model that answers.");
  return {
    ...{ kind: "model", provider, baseUrl, apiKey, allowsPrivate },
    models: { MAX: env.AI_MODEL_MAX || model, MEDIUM: model, MIN: env.AI_MODEL_MIN || model },
    prices: { in: priceIn(env, "AI_PRICE_IN"), out: priceIn(env, "AI_PRICE_OUT") },
    transcription: transcriptionIn(env, provider),
  };
}

function transcriptionIn(env: NodeJS.ProcessEnv, provider: ModelProvider): ModelChoice["transcription"] {
  const model = env.AI_TRANSCRIBE_MODEL;
  if (!model && env.AI_PRICE_TRANSCRIBE)
    throw new Error(
      "AI_PRICE_TRANSCRIBE is set, so AI_TRANSCRIBE_MODEL has to name the model that it is the price of.",
    );
  if (!model) return null;
  if (provider === "anthropic")
    throw new Error(
      "AI_TRANSCRIBE_MODEL needs AI_PROVIDER=openai-compatible: Anthropic writes down no recordings.",
    );
  return { model, minutePrice: priceIn(env, "AI_PRICE_TRANSCRIBE") };
}

function addressIn(address: string | undefined, allowsPrivate: boolean): string {
  if (!address)
    throw new Error("AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as https://api.example/v1.");
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Error(
      "AI_BASE_URL has to be an address such as https://api.example/v1, without a key or a question mark.",
    );
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isPrivate = host === "localhost" || (isIP(host) > 0 && isPrivateAddress(host));
  if (!allowsPrivate && (url.protocol !== "https:" || isPrivate))
    throw new Error(
      "AI_BASE_URL has to begin with https:// and lead to a public address. A model in your own network asks for AI_ALLOW_PRIVATE=1.",
    );
  return url.href.replace(/\/$/, "");
}

const PRICED = {
  AI_PRICE_IN: "a thousand tokens cost, in micro-dollars (3000 are 3 dollars a million",
  AI_PRICE_OUT: "a thousand tokens cost, in micro-dollars (3000 are 3 dollars a million",
  AI_PRICE_TRANSCRIBE: "a minute of speech costs, in micro-dollars (6000 are 36 cents an hour",
};

function priceIn(env: NodeJS.ProcessEnv, name: keyof typeof PRICED): number {
  const written = env[name] ?? "";
  if (!/^\d{1,9}$/.test(written) || Number(written) > HIGHEST_PRICE)
    throw new Error(
      `${name} has to be a whole number: what ${PRICED[name]}; 0 for a model of your own). Budgets count with it.`,
    );
  return Number(written);
}

function flagIn(value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "0") return false;
  if (value === "1") return true;
  throw new Error("AI_ALLOW_PRIVATE has to be 1 or 0.");
}
