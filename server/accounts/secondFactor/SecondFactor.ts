import { createOTP } from "@better-auth/utils/otp";
import { findSecondFactor } from "../../../db/accounts/secondFactors.ts";
import { CODE_DIGITS, CODE_SECONDS } from "../../../domain/accounts/secondFactor.ts";
import { PRODUCT_NAME } from "../../../domain/product.ts";
import { builder } from "../../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../../graphql/guarded.ts";
import { Viewer } from "../Viewer.ts";
import { sealingKey, unseal, unsealCodes } from "./seal.ts";

interface Facts {
  /** Null while it is off. */
  since: Date | null;
  recoveryCodesLeft: number;
  setupUri: string | null;
}

const SecondFactor = builder.objectRef<Facts>("SecondFactor").implement({
  description: "Two-step sign-in: a code of an authenticator app besides the password or the link.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    since: t.expose("since", { type: "DateTime", nullable: true, description: "Null while it is off." }),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft"),
    setupUri: t.exposeString("setupUri", {
      nullable: true,
      description: "What an authenticator app reads from the picture, while it is being set up.",
    }),
  }),
});

builder.objectField(Viewer, "secondFactor", (t) =>
  t.field({
    type: SecondFactor,
    resolve: async ({ userId, email }, _args, { db, services }): Promise<Facts> => {
      const off = { since: null, recoveryCodesLeft: 0, setupUri: null };
      const factor = await findSecondFactor(db, userId);
      if (!factor) return off;
      const key = await sealingKey(services.auth);
      if (factor.verified) {
        const codes = await unsealCodes(key, factor.backupCodes);
        return { ...off, since: factor.createdAt, recoveryCodesLeft: codes.length };
      }
      const secret = await unseal(key, factor.secret);
      if (!secret) return off;
      const otp = createOTP(secret, { digits: CODE_DIGITS, period: CODE_SECONDS });
      return { ...off, setupUri: otp.url(PRODUCT_NAME, email) };
    },
  }),
);

builder.objectField(Viewer, "owesSecondFactor", (t) =>
  t.boolean({
    description: "They run the platform, and get to its administration once two-step sign-in is on.",
    resolve: ({ owesSecondFactor }) => owesSecondFactor,
  }),
);
