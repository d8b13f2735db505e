import { builder } from "../graphql/builder.ts";
import { type RegistrationAnswer, register } from "./register.ts";

builder.relayMutationField(
  "registerFan",
  {
    inputFields: (t) => ({
      email: t.string(),
      password: t.string({ required: false, description: "Absent: a sign-in link is sent instead." }),
      fullName: t.string(),
      role: t.string({ description: 'Has to be "fan".' }),
      registrationFlow: t.string(),
      ageConfirmation: t.boolean(),
      termsAccepted: t.boolean(),
      privacyPolicyAccepted: t.boolean(),
      marketingConsent: t.boolean(),
      phone: t.string({ required: false }),
      setupToken: t.string({ required: false }),
    }),
  },
  {
    description: "Joins as a music fan. With a password, a success also signs in.",
    authScopes: { public: true },
    resolve: (_root, { input }, context) => register(context, { ...input, flow: "fan" }),
  },
  {
    outputFields: (t) => ({
      success: t.boolean({ resolve: (answer: RegistrationAnswer) => answer.success }),
      error: t.string({ nullable: true, resolve: (answer: RegistrationAnswer) => answer.error }),
    }),
  },
);
