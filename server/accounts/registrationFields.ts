import { textIn } from "../../domain/words/textIn.ts";
import type { builder } from "../graphql/builder.ts";
import { localeOf } from "./localeOf.ts";
import type { RegistrationAnswer } from "./register.ts";

type SchemaTypes = typeof builder.$inferSchemaTypes;

/** What both ways in ask for (SPEC.md section 3, registration payload). */
export function registrationFields(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, "InputObject">) {
  return {
    email: t.string(),
    password: t.string({ required: false, description: "Absent: a sign-in link is sent instead." }),
    fullName: t.string(),
    role: t.string({ description: "Has to be the registration flow itself." }),
    registrationFlow: t.string(),
    ageConfirmation: t.boolean(),
    termsAccepted: t.boolean(),
    privacyPolicyAccepted: t.boolean(),
    marketingConsent: t.boolean(),
    setupToken: t.string({ required: false }),
  };
}

/** The specification's answer, success or an error in words (docs/decisions.md), and what the words are made of. */
export function answerFields(t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, RegistrationAnswer>) {
  return {
    success: t.boolean({ resolve: ({ refused }) => refused === null }),
    error: t.string({
      nullable: true,
      resolve: ({ refused }, _args, context) => refused && textIn(localeOf(context), refused),
    }),
    code: t.string({ nullable: true, resolve: ({ refused }) => refused?.code ?? null }),
    params: t.field({ type: "Params", nullable: true, resolve: ({ refused }) => refused?.params ?? null }),
  };
}
