import type { LogicLevel } from "../../../domain/assistants/agents.ts";
import type { ModelChoice } from "../../providers/assistants/choice.ts";
import { modelFetch } from "../../providers/assistants/modelFetch.ts";

/** Its current models refuse the older name of the limit, and some of them any temperature but their own. */
const OPENAI = "api.openai.com";

/** The libraries and the model of each level, loaded when somebody first asks. */
export async function openModel({ provider, baseUrl, apiKey, models, allowsPrivate }: ModelChoice) {
  // What a library warns of may hold what was asked.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const ai = await import("ai");
  const way = { baseURL: baseUrl, fetch: modelFetch(allowsPrivate) };
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const anthropic = createAnthropic({ ...way, apiKey: apiKey ?? "none" });
    return { ai, modelOf: (level: LogicLevel) => anthropic(models[level]) };
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const compatible = createOpenAICompatible({
    ...{ ...way, name: "model", includeUsage: true, ...(apiKey ? { apiKey } : {}) },
    ...(new URL(baseUrl).hostname === OPENAI ? { transformRequestBody: asOpenAiWants } : {}),
  });
  return { ai, modelOf: (level: LogicLevel) => compatible.chatModel(models[level]) };
}

function asOpenAiWants({ max_tokens: most, temperature: _own, ...body }: Record<string, any>) {
  return { ...body, max_completion_tokens: most };
}
