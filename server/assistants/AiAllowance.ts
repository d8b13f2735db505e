import { REPLIES_A_DAY } from "../../domain/assistants/chat.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import type { Turn } from "../providers/assistant.ts";
import { payerOf } from "./budget/payerOf.ts";

const AiAllowance = builder.objectRef<Turn["payer"]>("AiAllowance").implement({
  description: "What is left of the assistants: replies today, and the month's money for a language model.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    repliesLeftToday: t.int({
      description: "Of the person, in all their studios.",
      resolve: (_payer, _args, context) => {
        const { userId } = signedIn(context);
        return context.services.limiter.left("repliesOfUser", userId, DAY_MS / 1000, context.now());
      },
    }),
    repliesADay: t.int({ resolve: () => REPLIES_A_DAY }),
    hasModel: t.boolean({
      description: "Whether a language model answers, as long as there is money; else our own rules do.",
      resolve: async (payer, _args, { services: { assistant } }) =>
        (await assistant.hasModel()) && (await assistant.budget.limitOf(payer)) > 0,
    }),
    hears: t.boolean({
      description:
        "Whether POST /api/assistants/transcribe turns recordings into words, as long as there is money.",
      resolve: (payer, _args, { services }) => services.assistant.hears(payer),
    }),
    leftMicros: t.int({
      description:
        "What is left this month, in millionths of a dollar: of the studio, or of a person without one.",
      resolve: async (payer, _args, { services }) => (await services.assistant.budget.left(payer)).leftMicros,
    }),
    limitMicros: t.int({
      description: "What there is each month, in millionths of a dollar.",
      resolve: (payer, _args, { services }) => services.assistant.budget.limitOf(payer),
    }),
  }),
});

builder.objectField(Viewer, "aiAllowance", (t) =>
  t.field({
    type: AiAllowance,
    description: "What is left of the assistants, in the workspace the person works in now.",
    resolve: ({ memberships }, _args, context) =>
      payerOf(signedIn(context), memberships[0]?.workspaceId ?? null),
  }),
);
