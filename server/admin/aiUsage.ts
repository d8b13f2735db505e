import { type CallCost, listSpent, monthOf, type SpentBy, sumSpent } from "../../db/assistants/budgets.ts";
import { builder } from "../graphql/builder.ts";
import type { AssistantChoice } from "../providers/assistants/choice.ts";
import { Admin } from "./Admin.ts";

const superadmin = { role: "superadmin" } as const;
const SHOWN = 100;

const AiSpender = builder.objectRef<SpentBy>("AiSpender").implement({
  description: "What a studio, or a person without one, used of the language model in a month.",
  authScopes: superadmin,
  fields: (t) => ({
    spenderId: t.exposeString("id"),
    studio: t.exposeString("name", { nullable: true, description: "Null: a person without a studio." }),
    costMicros: t.exposeInt("micros", { description: "In millionths of a dollar." }),
    inputTokens: t.exposeFloat("inputTokens"),
    outputTokens: t.exposeFloat("outputTokens"),
    calls: t.exposeInt("calls"),
  }),
});

const AiUsage = builder.objectRef<{ month: string } & CallCost>("AiUsage").implement({
  description: "What the language model cost in a month.",
  authScopes: superadmin,
  fields: (t) => ({
    month: t.exposeString("month", { description: "Its first day, in UTC." }),
    costMicros: t.exposeFloat("micros", { description: "In millionths of a dollar." }),
    inputTokens: t.exposeFloat("inputTokens"),
    outputTokens: t.exposeFloat("outputTokens"),
    spenders: t.field({
      type: [AiSpender],
      description: "The hundred who used most.",
      resolve: ({ month }, _args, { db }) => listSpent(db, month, SHOWN),
    }),
  }),
});

const AssistantsState = builder.objectRef<AssistantChoice>("AssistantsState").implement({
  description: "Who answers for the AI team: our own rules, or a language model. Its key is told to nobody.",
  authScopes: superadmin,
  fields: (t) => ({
    host: t.string({
      nullable: true,
      description: "Where the language model is; null: there is none.",
      resolve: (choice) => (choice.kind === "model" ? new URL(choice.baseUrl).host : null),
    }),
    models: t.stringList({
      description: "The names of the models in use.",
      resolve: (choice) =>
        choice.kind === "model"
          ? [...new Set([...Object.values(choice.models), choice.transcription?.model ?? choice.models.MAX])]
          : [],
    }),
    isDown: t.boolean({
      description: "It did not answer lately, on this server: our own rules do.",
      resolve: (_choice, _args, { services }) => services.assistant.isDown(),
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  assistants: t.field({
    type: AssistantsState,
    resolve: (_admin, _args, { services }) => services.assistant.choice,
  }),
  aiUsage: t.field({
    type: AiUsage,
    description: "What the language model cost this month.",
    resolve: async (_admin, _args, { db, now }) => {
      const month = monthOf(now());
      return { month, ...(await sumSpent(db, month)) };
    },
  }),
}));
