import { type Refusal, refusal, text } from "../words/refusal.ts";
import { fullNameProblem, stageNameProblem } from "./names.ts";

/** The two ways in. `indee` is the registration role of an artist (SPEC.md section 6). */
export const REGISTRATION_FLOWS = ["fan", "indee"] as const;
export type RegistrationFlow = (typeof REGISTRATION_FLOWS)[number];

export const MINIMUM_AGE = 13;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_PHONE_LENGTH = 40;

export const CAREER_STAGES = [
  { value: "beginner", label: text("accounts.careerBeginner") },
  { value: "emerging", label: text("accounts.careerEmerging") },
  { value: "established", label: text("accounts.careerEstablished") },
  { value: "professional", label: text("accounts.careerProfessional") },
] as const;
export type CareerStage = (typeof CAREER_STAGES)[number]["value"];

/** What a person fills in to join. `password` is absent on the magic-link tab. */
export interface Registration {
  flow: RegistrationFlow;
  role: string;
  email: string;
  fullName: string;
  stageName?: string | null | undefined;
  careerStage?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | null | undefined;
  /** Typed twice in the form; the server sees one password and skips this comparison. */
  passwordConfirmation?: string | null | undefined;
  ageConfirmation: boolean;
  termsAccepted: boolean;
  privacyPolicyAccepted: boolean;
}

/** The first thing wrong with a registration, in the specification's words; `null` when it may go on (SPEC.md section 5). */
export function registrationProblem(form: Registration): Refusal | null {
  if (form.role !== form.flow)
    return form.flow === "fan" ? refusal("accounts.wrongFanRole") : refusal("accounts.wrongArtistRole");
  const isComplete =
    isEmail(form.email) &&
    form.fullName.trim() !== "" &&
    (form.flow === "fan" || Boolean(form.stageName?.trim())) &&
    form.password !== "" &&
    form.ageConfirmation &&
    form.termsAccepted &&
    form.privacyPolicyAccepted;
  if (!isComplete) return refusal("accounts.fieldsMissing");
  return signsProblem(form) ?? passwordsProblem(form);
}

/** What is too long, or holds what it must not, in the order of the form. */
function signsProblem({ fullName, stageName, careerStage, phone }: Registration): Refusal | null {
  const isStageKnown = !careerStage || CAREER_STAGES.some(({ value }) => value === careerStage);
  return (
    fullNameProblem(fullName) ??
    stageNameProblem(stageName ?? "") ??
    (isStageKnown ? null : refusal("accounts.choiceUnknown")) ??
    (isPhone(phone ?? "") ? null : refusal("accounts.phoneWrong", { max: MAX_PHONE_LENGTH }))
  );
}

function passwordsProblem(form: Registration): Refusal | null {
  if (form.password == null) return null;
  if (form.passwordConfirmation != null && form.passwordConfirmation !== form.password)
    return refusal("accounts.passwordsDiffer");
  if (form.password.length < MIN_PASSWORD_LENGTH)
    return refusal("accounts.passwordTooShort", { min: MIN_PASSWORD_LENGTH });
  return form.password.length > MAX_PASSWORD_LENGTH
    ? refusal("accounts.passwordTooLong", { max: MAX_PASSWORD_LENGTH })
    : null;
}

/** Optional: nothing is fine, too. */
export function isPhone(phone: string): boolean {
  return phone.length <= MAX_PHONE_LENGTH && /^[\d\s+\-().#x/*]*$/i.test(phone);
}

/**
 * Shape only: something@host.tld without spaces or signs that a letter's head would read otherwise, at most 254 characters
 * (RFC 5321). Whether it exists, the mail tells.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@\p{C}<>()[\],;:\\"]{1,64}@[^\s@.\p{C}<>()[\],;:\\"]+(\.[^\s@.\p{C}<>()[\],;:\\"]+)+$/u.test(
      text.trim(),
    )
  );
}
