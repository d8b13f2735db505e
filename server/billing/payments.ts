import { builder } from "../graphql/builder.ts";

export const PaymentsMode = builder.enumType("PaymentsMode", {
  description: "Who takes payments: Stripe, our emulator of it, on which no money moves, or nobody.",
  values: ["stripe", "emulator", "off"] as const,
});

builder.queryField("payments", (t) =>
  t.field({
    type: PaymentsMode,
    authScopes: { public: true },
    resolve: (_root, _args, { services: { payments } }) => payments.mode,
  }),
);
