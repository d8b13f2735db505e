import type { PlatformSettings } from "../../domain/platform/settings.ts";
import { builder } from "../graphql/builder.ts";

const Platform = builder.objectRef<PlatformSettings>("Platform").implement({
  description: "What the operator chose for everybody, as far as everybody meets it.",
  authScopes: { public: true },
  fields: (t) => ({
    signUp: t.exposeString("signUp", { description: "open, or invited: an address needs an invitation." }),
    noticeEn: t.exposeString("noticeEn", { description: "Stands above every page; empty for none." }),
    noticeEs: t.exposeString("noticeEs"),
    supportEmail: t.exposeString("supportEmail", { description: "Empty when none was given." }),
    legalContact: t.exposeString("legalContact"),
    platformFeeTrialBps: t.exposeInt("platformFeeTrialBps", {
      description: "Kept of each sale of a studio on trial, or without a plan: basis points.",
    }),
    platformFeeProBps: t.exposeInt("platformFeeProBps"),
    platformFeeEnterpriseBps: t.exposeInt("platformFeeEnterpriseBps"),
    uploadMegabytes: t.exposeInt("uploadMegabytes", { description: "The largest upload." }),
  }),
});

builder.queryField("platform", (t) =>
  t.field({
    type: Platform,
    authScopes: { public: true },
    resolve: (_root, _args, { services }) => services.platform.settings(),
  }),
);
