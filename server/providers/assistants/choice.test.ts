import { chooseAssistant } from "./choice.ts";

const PRICES = { AI_PRICE_IN: "3000", AI_PRICE_OUT: "15000" };
const OPENAI = {
  ...{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "https://api.example/v1/", AI_MODEL: "middle" },
  ...{ AI_API_KEY: "sk-secret-1", ...PRICES },
};
const OWN = {
  ...{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODEL: "own" },
  ...{ AI_ALLOW_PRIVATE: "1", AI_PRICE_IN: "0", AI_PRICE_OUT: "0" },
};

test.each([
  ["without a word our own rules answer", {}, { kind: "embedded" }],
  ["words that are empty are none", { AI_PROVIDER: "", AI_API_KEY: "" }, { kind: "embedded" }],
  [
    "one model answers for every level",
    OPENAI,
    { baseUrl: "https://api.example/v1", models: { MAX: "middle", MEDIUM: "middle", MIN: "middle" } },
  ],
  [
    "or one for each",
    { ...OPENAI, AI_MODEL_MAX: "large", AI_MODEL_MIN: "small" },
    { models: { MAX: "large", MEDIUM: "middle", MIN: "small" } },
  ],
  [
    "Anthropic is known by its address",
    { ...OPENAI, AI_PROVIDER: "anthropic", AI_BASE_URL: "" },
    { provider: "anthropic", baseUrl: "https://api.anthropic.com/v1" },
  ],
  [
    "a model of one's own needs no key",
    OWN,
    { apiKey: null, allowsPrivate: true, prices: { in: 0, out: 0 }, transcription: null },
  ],
  [
    "one more may write down what people say",
    { ...OPENAI, AI_TRANSCRIBE_MODEL: "whisper", AI_PRICE_TRANSCRIBE: "6000" },
    { transcription: { model: "whisper", minutePrice: 6_000 } },
  ],
] as const)("%s", (_title, env, choice) => {
  expect(chooseAssistant(env)).toMatchObject(choice);
});

test.each([
  ["a key and nothing else", { AI_API_KEY: "sk-secret-1" }, "AI_PROVIDER has to be"],
  ["a provider nobody knows", { ...OPENAI, AI_PROVIDER: "other" }, "openai-compatible or anthropic"],
  ["no address", { ...OPENAI, AI_BASE_URL: "" }, "needs AI_BASE_URL"],
  ["an address that is none", { ...OPENAI, AI_BASE_URL: "api.example" }, "has to be an address"],
  ["a key in the address", { ...OPENAI, AI_BASE_URL: "https://u:sk-secret-1@a.example" }, "without a key"],
  ["a way that everybody can listen to", { ...OPENAI, AI_BASE_URL: "http://a.example/v1" }, "https://"],
  ["an address of its own network", { ...OPENAI, AI_BASE_URL: "https://10.0.0.1/v1" }, "AI_ALLOW_PRIVATE=1"],
  ["the metadata of a cloud", { ...OPENAI, AI_BASE_URL: "https://[::ffff:169.254.169.254]/" }, "public"],
  ["no key", { ...OPENAI, AI_API_KEY: "" }, "needs AI_API_KEY"],
  ["a key of two words", { ...OPENAI, AI_API_KEY: "Bearer sk-secret-1" }, "one word"],
  ["no model", { ...OPENAI, AI_MODEL: "" }, "needs AI_MODEL"],
  ["no price", { ...OPENAI, AI_PRICE_IN: "" }, "AI_PRICE_IN has to be a whole number"],
  ["a price in dollars", { ...OPENAI, AI_PRICE_OUT: "0.015" }, "AI_PRICE_OUT has to be a whole number"],
  ["speech without a price", { ...OPENAI, AI_TRANSCRIBE_MODEL: "whisper" }, "AI_PRICE_TRANSCRIBE has to be"],
  ["a price of no speech", { ...OPENAI, AI_PRICE_TRANSCRIBE: "6000" }, "AI_TRANSCRIBE_MODEL has to name"],
  [
    "speech for a provider who takes none",
    { ...OPENAI, AI_PROVIDER: "anthropic", AI_TRANSCRIBE_MODEL: "whisper", AI_PRICE_TRANSCRIBE: "1" },
    "no recordings",
  ],
  ["half a yes", { ...OPENAI, AI_ALLOW_PRIVATE: "maybe" }, "1 or 0"],
])("the server does not start with %s, and never repeats a key", (_title, env, words) => {
  const told = () => chooseAssistant(env);
  expect(told).toThrow(words);
  expect(told).not.toThrow(/sk-secret-1/);
});
