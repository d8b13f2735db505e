import { listFlags } from "../../db/flags/flags.ts";
import { CreateFlagPayload } from "../flags/changeFlags.ts";
import { FeatureFlag } from "../flags/FeatureFlag.ts";
import { builder } from "../graphql/builder.ts";
import { Admin, PLATFORM } from "./Admin.ts";

builder.objectFields(Admin, (t) => ({
  flags: t.field({
    type: [FeatureFlag],
    description: "Every feature flag, by name.",
    resolve: (_admin, _args, { db }) => listFlags(db),
  }),
  isFlagLookupDown: t.boolean({
    description: "True while flags cannot be read and only the built-in list counts.",
    resolve: (_admin, _args, { services }) => services.flags.isDown(),
  }),
}));

// For a list that shows the new flag in its place.
builder.objectField(CreateFlagPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
