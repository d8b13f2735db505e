import { encodeGlobalID } from "@pothos/plugin-relay";
import { aBegunSignIn, aPassword, aSignedLink } from "../graphql/matrix/accessories.ts";
import { anEmailChange, aSession } from "../graphql/matrix/accountThings.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import { EVERYONE, FANS, SIGNED_IN } from "../graphql/matrix/letters.ts";
import { get, post } from "../graphql/matrix/phrases.ts";

/** Filled in for a person who joins by link; the address is new each time. */
const joining = (role: "fan" | "indee") => ({
  email: `${crypto.randomUUID()}@example.test`,
  fullName: "Ana Ruiz",
  role,
  registrationFlow: role,
  ageConfirmation: true,
  termsAccepted: true,
  privacyPolicyAccepted: true,
  marketingConsent: false,
  ...(role === "indee" ? { stageName: "Ana" } : {}),
});

export const accountsRows: Record<string, Row> = {
  "Query.viewer": { own: SIGNED_IN, other: SIGNED_IN },
  // The token is the right.
  "Query.isLetterOpen": { input: () => ({ letter: "NEW_PASSWORD", token: "spent" }) },
  "Mutation.registerFan": { input: () => joining("fan") },
  "Mutation.registerIndee": { input: () => joining("indee") },
  // Registration is for everybody; these are for oneself.
  "Mutation.convertToArtist": {
    own: FANS,
    other: FANS,
    input: () => ({ artistName: "Nova" }),
    refused: ["CannotConvert"],
  },
  "Mutation.saveOnboardingStep": {
    input: () => ({ side: "fan", step: 1 }),
    // Whoever has no such side is told so.
    granted: ["InvalidInput"],
  },
  "Mutation.completeOnboarding": {
    own: SIGNED_IN,
    input: ({ userId }) => ({ userId: encodeGlobalID("Viewer", userId) }),
    refused: ["UserNotFound"],
  },
  "Mutation.updatePreferences": { input: () => ({ streamingQuality: "basic" }) },
  "Mutation.revokeSession": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: await aSession(db, userId) }),
  },
  "Mutation.revokeOtherSessions": {},
  "Mutation.beginSecondFactor": { input: () => ({ password: "" }), granted: ["InvalidInput"] },
  "Mutation.confirmSecondFactor": { input: () => ({ code: "123456" }), granted: ["InvalidInput"] },
  "Mutation.renewRecoveryCodes": { input: () => ({ code: "123456" }), granted: ["InvalidInput"] },
  "Mutation.endSecondFactor": { input: () => ({ code: "123456" }), granted: ["InvalidInput"] },
  "Mutation.requestEmailChange": { input: () => ({ newEmail: "next@example.test" }) },
  "Mutation.cancelEmailChange": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ started: Boolean(await anEmailChange(db, userId)) }),
  },
  // The token is the right; whoever carries it need not be signed in.
  "Mutation.confirmEmailChange": {
    input: async ({ userId }, db) => ({ token: await anEmailChange(db, userId) }),
  },
  "Mutation.requestEmailProof": {},
  "Mutation.proveEmail": { input: () => ({ token: "spent" }), granted: ["LinkSpent"] },
  "Mutation.requestPasswordReset": { input: () => ({ email: "ana@example.test" }) },
  // Too short on purpose: it is judged, and nothing is hashed.
  "Mutation.resetPassword": {
    input: () => ({ token: "spent", newPassword: "short" }),
    granted: ["InvalidInput"],
  },
  "Mutation.changePassword": {
    input: () => ({ currentPassword: "upbeat-01", newPassword: "short", endOtherSessions: false }),
    granted: ["InvalidInput"],
  },
  "Mutation.setFirstPassword": { input: () => ({ newPassword: "short" }), granted: ["InvalidInput"] },
  "GET /dev/mail": { own: EVERYONE, other: EVERYONE, request: get("/dev/mail") },
  "POST /api/auth/sign-in/email": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, server) => post("/api/auth/sign-in/email", await aPassword(server, userId)),
  },
  "POST /api/auth/sign-in/magic-link": {
    own: EVERYONE,
    other: EVERYONE,
    request: () => post("/api/auth/sign-in/magic-link", { email: "ana@example.test" }),
  },
  "POST /api/auth/magic-link/confirm": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, server) =>
      post("/api/auth/magic-link/confirm", await aSignedLink(server, userId)),
  },
  "POST /api/auth/second-factor": {
    own: EVERYONE,
    other: EVERYONE,
    request: async ({ userId }, server) => {
      const { code, cookie } = await aBegunSignIn(server, userId);
      const asked = post("/api/auth/second-factor", { code });
      return { ...asked, headers: { ...asked.headers, cookie } };
    },
  },
  "POST /api/auth/sign-out": {
    own: EVERYONE,
    other: EVERYONE,
    request: () => post("/api/auth/sign-out", {}),
  },
};
