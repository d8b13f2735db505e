/** The two ways in. `indee` is the registration role of an artist (SPEC.md section 6). */
export const REGISTRATION_FLOWS = ["fan", "indee"] as const;
export type RegistrationFlow = (typeof REGISTRATION_FLOWS)[number];

export const MINIMUM_AGE = 13;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export const MISSING_FIELDS = "Please fill in all required fields and accept the terms.";
export const PASSWORDS_DIFFER = "Passwords do not match.";
export const PASSWORD_TOO_SHORT = "Password must be at least 8 characters long.";
export const WRONG_FAN_ROLE = "Invalid role for fan registration";
export const WRONG_INDEE_ROLE = "Invalid role for artist registration";
export const REGISTRATION_FAILED = "Registration failed. Please try again.";
export const UNEXPECTED_ERROR = "An unexpected error occurred. Please try again.";

export const CAREER_STAGES = [
  { value: "beginner", label: "Just Starting Out" },
  { value: "emerging", label: "Emerging Artist" },
  { value: "established", label: "Established" },
  { value: "professional", label: "Professional" },
] as const;
export type CareerStage = (typeof CAREER_STAGES)[number]["value"];

/** What a person fills in to join. `password` is absent on the magic-link tab. */
export interface Registration {
  flow: RegistrationFlow;
  role: string;
  email: string;
  fullName: string;
  stageName?: string | null | undefined;
  password?: string | null | undefined;
  /** Typed twice in the form; the server sees one password and skips this comparison. */
  passwordConfirmation?: string | null | undefined;
  ageConfirmation: boolean;
  termsAccepted: boolean;
  privacyPolicyAccepted: boolean;
}

/** The first thing wrong with a registration, in the specification's words; `null` when it may go on (SPEC.md section 5). */
export function registrationProblem(form: Registration): string | null {
  if (form.role !== form.flow) return form.flow === "fan" ? WRONG_FAN_ROLE : WRONG_INDEE_ROLE;
  const isComplete =
    isEmail(form.email) &&
    form.fullName.trim() !== "" &&
    (form.flow === "fan" || Boolean(form.stageName?.trim())) &&
    form.password !== "" &&
    form.ageConfirmation &&
    form.termsAccepted &&
    form.privacyPolicyAccepted;
  if (!isComplete) return MISSING_FIELDS;
  if (form.password == null) return null;
  if (form.passwordConfirmation != null && form.passwordConfirmation !== form.password)
    return PASSWORDS_DIFFER;
  if (form.password.length < MIN_PASSWORD_LENGTH) return PASSWORD_TOO_SHORT;
  return null;
}

/** Shape only: something@host.tld without spaces, at most 254 characters (RFC 5321). Whether it exists, the mail tells. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
