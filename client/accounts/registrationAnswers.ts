import {
  isEmail,
  MIN_PASSWORD_LENGTH,
  type Registration,
  type RegistrationFlow,
} from "../../domain/accounts/registration.ts";
import type { AuthTab } from "./authView.ts";

/** Everything a person may have typed, on either tab. */
export interface Answers {
  email: string;
  fullName: string;
  phone: string;
  stageName: string;
  careerStage: string;
  password: string;
  passwordConfirmation: string;
  ageConfirmation: boolean;
  termsAccepted: boolean;
  privacyPolicyAccepted: boolean;
  marketingConsent: boolean;
}

export function blankAnswers(): Answers {
  return {
    email: "",
    fullName: "",
    phone: "",
    stageName: "",
    careerStage: "beginner",
    password: "",
    passwordConfirmation: "",
    ageConfirmation: false,
    termsAccepted: false,
    privacyPolicyAccepted: false,
    marketingConsent: false,
  };
}

/** The answers as the rules judge them: without a password on the magic-link tab. */
export function registrationOf(flow: RegistrationFlow, tab: AuthTab, answers: Answers): Registration {
  const passwords = tab === "password" ? answers : { password: null, passwordConfirmation: null };
  return { ...answers, ...passwords, flow, role: flow };
}

/** The fields to mark when a registration is refused, in the order of the form. */
export function fieldsAtFault(form: Registration): (keyof Answers)[] {
  const marks: [keyof Answers, boolean][] = [
    ["email", !isEmail(form.email)],
    ["fullName", form.fullName.trim() === ""],
    ["stageName", form.flow === "indee" && !form.stageName?.trim()],
    ["password", form.password != null && form.password.length < MIN_PASSWORD_LENGTH],
    ["passwordConfirmation", form.password != null && form.passwordConfirmation !== form.password],
    ["ageConfirmation", !form.ageConfirmation],
    ["termsAccepted", !form.termsAccepted],
    ["privacyPolicyAccepted", !form.privacyPolicyAccepted],
  ];
  return marks.filter(([, isAtFault]) => isAtFault).map(([field]) => field);
}
