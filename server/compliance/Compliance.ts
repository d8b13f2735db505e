import type { AutoFix } from "../../domain/compliance/finding.ts";
import { COMPLIANCE_STATUSES, holdingBack } from "../../domain/compliance/findings.ts";
import { FIXED_PARTS, type PartChange, partChanges } from "../../domain/compliance/fixableFields.ts";
import { RULE_GROUPS, SEVERITIES } from "../../domain/compliance/ruleList.ts";
import { type SafeFix, safeFixes } from "../../domain/compliance/safeFixes.ts";
import { SUBJECT_KINDS, type Subject } from "../../domain/compliance/subject.ts";
import type { Waiver } from "../../domain/compliance/waiver.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { TextType } from "../graphql/Text.ts";
import { ReleaseHeldBack } from "../releases/refusals.ts";
import { type JudgedFinding, type Judgement, judge } from "./judge.ts";

export const ComplianceStatusEnum = builder.enumType("ComplianceStatus", { values: COMPLIANCE_STATUSES });
const SeverityEnum = builder.enumType("FindingSeverity", { values: SEVERITIES });
const RuleGroupEnum = builder.enumType("ComplianceRuleGroup", { values: RULE_GROUPS });
const SubjectKindEnum = builder.enumType("FindingSubjectKind", { values: SUBJECT_KINDS });

/** What compliance says of releases that the viewer was already given; many of one request are five statements. */
export const judgements = perRequest<Judgement | null>(async (ids, { db }) => {
  const judged = await judge(db, ids);
  return ids.map((id) => judged.get(id) ?? null);
});

const guarded = { guardedBy: GUARDED_BY_LOADER };

const NODE_OF = { release: "Release", cover: "Release", track: "Track", work: "Work", party: "Party" };

export const FindingSubject = builder.objectRef<Subject>("FindingSubject").implement({
  extensions: guarded,
  fields: (t) => ({
    kind: t.field({ type: SubjectKindEnum, resolve: ({ kind }) => kind }),
    // Not "id": clients would take it for the node itself.
    nodeId: t.id({
      description: "Of the node; a cover has the id of its release.",
      resolve: ({ kind, id }) => encodeGlobalID(NODE_OF[kind], id),
    }),
    name: t.exposeString("name"),
  }),
});

const FixedPartEnum = builder.enumType("FixedPart", { values: FIXED_PARTS });

const PartChangeType = builder.objectRef<PartChange>("PartChange").implement({
  description: "A line of what a fix changes, to be read.",
  extensions: guarded,
  fields: (t) => ({
    part: t.field({ type: FixedPartEnum, resolve: ({ part }) => part }),
    before: t.exposeString("before", { nullable: true }),
    after: t.exposeString("after", {
      nullable: true,
      description: "Of an ISRC the prefix: its next code is taken when the fix is made.",
    }),
  }),
});

const AutoFixType = builder.objectRef<AutoFix>("AutoFix").implement({
  description: "A change that the product can make by itself.",
  extensions: guarded,
  fields: (t) => ({
    isSafe: t.exposeBoolean("isSafe", { description: "False: it takes away what somebody may have meant." }),
    changes: t.field({ type: [PartChangeType], resolve: partChanges }),
  }),
});

const SafeFixType = builder.objectRef<SafeFix>("SafeFix").implement({
  extensions: guarded,
  fields: (t) => ({
    subject: t.field({ type: FindingSubject, resolve: ({ subject }) => subject }),
    changes: t.field({ type: [PartChangeType], resolve: partChanges }),
  }),
});

const WaiverType = builder.objectRef<Waiver>("Waiver").implement({
  description: "Somebody's decision to leave a finding as it is.",
  extensions: guarded,
  fields: (t) => ({
    reason: t.exposeString("reason"),
    byName: t.string({
      nullable: true,
      description: "Null for people who are gone.",
      resolve: ({ userName }) => userName,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const FindingType = builder.objectRef<JudgedFinding>("ComplianceFinding").implement({
  description: "Something that a rule has against a release.",
  extensions: guarded,
  fields: (t) => ({
    findingId: t.exposeString("id", { description: "The same at every check, in its release." }),
    code: t.exposeString("code", { description: "Of the rule, such as isrcMissing." }),
    group: t.field({ type: RuleGroupEnum, resolve: ({ group }) => group }),
    severity: t.field({ type: SeverityEnum, resolve: ({ severity }) => severity }),
    subject: t.field({ type: FindingSubject, resolve: ({ subject }) => subject }),
    field: t.exposeString("field"),
    message: t.field({ type: TextType, resolve: ({ message }) => message }),
    fixPath: t.string({ description: "Where its field stands.", resolve: ({ fix }) => fix.path }),
    fixLabel: t.field({
      type: TextType,
      description: "What the field is called.",
      resolve: ({ fix }) => fix.label,
    }),
    autoFix: t.field({ type: AutoFixType, nullable: true, resolve: ({ autoFix }) => autoFix }),
    isWaivable: t.exposeBoolean("isWaivable"),
    waiver: t.field({ type: WaiverType, nullable: true, resolve: ({ waiver }) => waiver }),
  }),
});

const Compliance = builder.objectRef<Judgement>("Compliance").implement({
  description: "What the rules say of a release as it stands now. What was waived does not count.",
  extensions: guarded,
  fields: (t) => ({
    status: t.field({ type: ComplianceStatusEnum, resolve: ({ status }) => status }),
    score: t.exposeInt("score", { description: "100 less 25 a blocker and 5 a warning, never below 0." }),
    blockers: t.int({ resolve: ({ counts }) => counts.blocker }),
    warnings: t.int({ resolve: ({ counts }) => counts.warning }),
    infos: t.int({ resolve: ({ counts }) => counts.info }),
    findings: t.field({ type: [FindingType], resolve: ({ findings }) => findings }),
    safeFixes: t.field({
      type: [SafeFixType],
      description: "What fixAllSafe would change.",
      resolve: ({ dossier, waived }) => safeFixes(dossier, waived),
    }),
  }),
});

builder.objectField(Release, "compliance", (t) =>
  t.field({
    type: Compliance,
    nullable: true,
    description: "Null to all but the members of its workspace.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => judgements(context).load(id),
  }),
);

builder.objectField(ReleaseHeldBack, "findings", (t) =>
  t.field({
    type: [FindingType],
    description: "The findings among the reasons, where compliance holds it back.",
    resolve: async ({ releaseId }, _args, context) => {
      const judged = await judgements(context).load(releaseId);
      return judged ? holdingBack(judged.findings, judged.waived).map((held) => held as JudgedFinding) : [];
    },
  }),
);
