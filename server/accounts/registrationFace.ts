import type { builder } from "../graphql/builder.ts";
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

/** The specification's answer, success or an error in words (docs/decisions.md). */
export function answerFields(t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, RegistrationAnswer>) {
  return {
    success: t.boolean({ resolve: (answer) => answer.success }),
    error: t.string({ nullable: true, resolve: (answer) => answer.error }),
  };
}
