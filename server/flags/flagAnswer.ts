import { findUserByEmail } from "../../db/accounts/users.ts";
import type { FlagRow } from "../../db/flags/flags.ts";
import { listMembershipsOf } from "../../db/workspaces/workspaces.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import { explainFlag, FLAG_RULES, type FlagExplanation, type StoredFlag } from "../../domain/flags/flags.ts";
import { RoleEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { FeatureFlag } from "./FeatureFlag.ts";

const FlagRuleEnum = builder.enumType("FlagRule", { values: [...FLAG_RULES, "workspace"] as const });

interface Answer {
  isOn: boolean;
  steps: { rule: FlagExplanation["steps"][number]["rule"] | "workspace"; passes: boolean }[];
  bucket: number;
  person: { id: string; name: string; role: string };
}

const FlagStep = builder.objectRef<Answer["steps"][number]>("FlagStep").implement({
  description: "One question that decides whether a flag is on, and its answer.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    rule: t.expose("rule", { type: FlagRuleEnum }),
    passes: t.exposeBoolean("passes"),
  }),
});

const FlagAnswer = builder.objectRef<Answer>("FlagAnswer").implement({
  description: "Whether a flag is on for one person, and why.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    isOn: t.exposeBoolean("isOn"),
    steps: t.field({ type: [FlagStep], resolve: ({ steps }) => steps }),
    bucket: t.exposeInt("bucket", { description: "The person's place in every rollout, 0 to 99." }),
    personId: t.id({ resolve: ({ person }) => encodeGlobalID("AdminUser", person.id) }),
    fullName: t.string({ resolve: ({ person }) => person.name }),
    role: t.field({ type: RoleEnum, resolve: ({ person }) => person.role as Role }),
  }),
});

builder.objectField(FeatureFlag, "answerFor", (t) =>
  t.field({
    type: FlagAnswer,
    nullable: true,
    description: "Would this person get it, and why? Null when nobody has the address.",
    args: { email: t.arg.string() },
    resolve: async (flag: FlagRow, { email }, { db }): Promise<Answer | null> => {
      const person = await findUserByEmail(db, email.trim());
      if (!person) return null;
      const { isOn, steps, bucket } = explainFlag(flag as StoredFlag, {
        role: person.role as Role,
        userId: person.id,
      });
      if (flag.workspaceId === null) return { isOn, steps, bucket, person };
      const memberships = await listMembershipsOf(db, person.id);
      const passes = memberships[0]?.workspaceId === flag.workspaceId;
      return { isOn: isOn && passes, steps: [{ rule: "workspace", passes }, ...steps], bucket, person };
    },
  }),
);
