import { builder } from "../graphql/builder.ts";
import { type RegistrationAnswer, register } from "./register.ts";

builder.relayMutationField(
  "registerIndee",
  {
    inputFields: (t) => ({
      email: t.string(),
      password: t.string({ required: false, description: "Absent: a sign-in link is sent instead." }),
      fullName: t.string(),
      stageName: t.string(),
      careerStage: t.string({ required: false }),
      role: t.string({ description: 'Has to be "indee".' }),
      registrationFlow: t.string(),
      ageConfirmation: t.boolean(),
      termsAccepted: t.boolean(),
      privacyPolicyAccepted: t.boolean(),
      marketingConsent: t.boolean(),
      setupToken: t.string({ required: false }),
    }),
  },
  {
    description:
      "Joins as an artist, with a studio and a 30-day trial. With a password, a success also signs in.",
    authScopes: { public: true },
    resolve: (_root, { input }, context) => register(context, { ...input, flow: "indee" }),
  },
  {
    outputFields: (t) => ({
      success: t.boolean({ resolve: (answer: RegistrationAnswer) => answer.success }),
      error: t.string({ nullable: true, resolve: (answer: RegistrationAnswer) => answer.error }),
    }),
  },
);
