import "./Viewer.ts";
import "./Preferences.ts";
import "./updatePreferences.ts";
import "./registerFan.ts";
import "./registerIndee.ts";
import "./changePassword.ts";
import "./resetPassword.ts";
import "./changeEmail.ts";
import "./proveEmail.ts";
import "./isLetterOpen.ts";
import "./sessions.ts";
import "./onboarding.ts";
import "./convertToArtist.ts";
import "./secondFactor/SecondFactor.ts";
import "./secondFactor/beginSecondFactor.ts";
import "./secondFactor/confirmSecondFactor.ts";
import "./secondFactor/renewRecoveryCodes.ts";
import "./secondFactor/endSecondFactor.ts";
import { EVERY_MINUTE, type Feature } from "../feature.ts";
import { devMailRoutes } from "./devMail.ts";
import { authRoutes } from "./routes.ts";
import { sendMail, sendWaitingMail } from "./sendMail.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "send-mail": { mailId: string };
    "send-waiting-mail": object;
  }
}

export const accounts = {
  routes: [
    { at: "/api/auth", serve: authRoutes },
    {
      at: "/dev/mail",
      serve: ({ db, services }) => (services.settings.isLoopbackDemo ? devMailRoutes(db) : null),
    },
  ],
  jobs: {
    "send-mail": { does: sendMail },
    "send-waiting-mail": { does: sendWaitingMail, at: EVERY_MINUTE },
  },
} satisfies Feature;
