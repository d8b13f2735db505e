import { builder } from "../graphql/builder.ts";
import { createAccount, register } from "./register.ts";
import { answerFields, registrationFields } from "./registrationFields.ts";

builder.relayMutationField(
  "registerIndee",
  {
    inputFields: (t) => ({
      ...registrationFields(t),
      stageName: t.string(),
      careerStage: t.string({ required: false }),
    }),
  },
  {
    description:
      "Joins as an artist, with a studio and a 30-day trial. With a password, a success also signs in.",
    verb: createAccount,
    authScopes: { public: true },
    resolve: (_root, { input }, context) => register(context, { ...input, flow: "indee" }),
  },
  { outputFields: answerFields },
);
