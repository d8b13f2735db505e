import { openFakeModel } from "../../server/assistants/testing/fakeModel.ts";
import { ownJourney } from "./ownServer.ts";

interface Parts {
  /** The language model behind the server: it hears what it is told to, and would not answer a question. */
  model: Awaited<ReturnType<typeof openFakeModel>>;
}

/** A journey with a microphone that the browser makes up, and a server that has a local model write down what it records. */
export const hearingJourney = ownJourney.extend<Parts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  switches: async ({}, use) => use(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  model: async ({}, use) => {
    const model = await openFakeModel("openai-compatible", () => ({ status: 400 }));
    await use(model);
    await model.close();
  },
  env: ({ model: { choice } }, use) =>
    use({
      ...{ AI_PROVIDER: choice.provider, AI_BASE_URL: choice.baseUrl, AI_ALLOW_PRIVATE: "1" },
      ...{ AI_MODEL: choice.models.MEDIUM, AI_PRICE_IN: "1000", AI_PRICE_OUT: "5000" },
      ...{ AI_TRANSCRIBE_MODEL: "ear", AI_PRICE_TRANSCRIBE: "6000" },
    }),
});
