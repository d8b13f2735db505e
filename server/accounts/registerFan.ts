import { builder } from "../graphql/builder.ts";
import { createAccount, register } from "./register.ts";
import { answerFields, registrationFields } from "./registrationFields.ts";

builder.relayMutationField(
  "registerFan",
  { inputFields: (t) => ({ ...registrationFields(t), phone: t.string({ required: false }) }) },
  {
    description: "Joins as a music fan. With a password, a success also signs in.",
    verb: createAccount,
    authScopes: { public: true },
    resolve: (_root, { input }, context) => register(context, { ...input, flow: "fan" }),
  },
  { outputFields: answerFields },
);
