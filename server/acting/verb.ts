import type { Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import type { Gate } from "../../domain/billing/gates.ts";
import type { Kind } from "../../domain/search/kinds.ts";
import type { UserError } from "../graphql/errors.ts";
import type { JobKind, JobKinds } from "../jobs.ts";
import type { Uses } from "../limits/limiter.ts";
import type { News } from "../notifications/notify.ts";
import type { EventTopics } from "../providers/events.ts";
import type { Letter } from "../providers/mail.ts";
import type { Signer } from "../signing.ts";
import type { ActContext } from "./ActContext.ts";
import type { Actor, Scope } from "./actor.ts";
import type { Locked, Noun } from "./nouns.ts";

/** What an act answers is kept under its key and given again later: ids and plain facts, never a row of the moment. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** The nouns that the audit log knows. */
export type Audited =
  | "accountantLink"
  | "artist"
  | "asset"
  | "audit"
  | "backup"
  | "broadcast"
  | "calendarFeed"
  | "compliance"
  | "curatedList"
  | "export"
  | "flag"
  | "invitation"
  | "job"
  | "lexicon"
  | "lexiconCategory"
  | "listeningLink"
  | "member"
  | "milestone"
  | "milestoneTemplate"
  | "party"
  | "platform"
  | "profile"
  | "release"
  | "report"
  | "sale"
  | "secret"
  | "session"
  | "splitSheet"
  | "stripeEvent"
  | "subscription"
  | "taxProfile"
  | "term"
  | "track"
  | "upload"
  | "user"
  | "work"
  | "workspace";
export type Action = `${Audited}.${string}`;

/** A line of the audit log: what it happened to, and only the fields that changed. */
export interface AuditLine {
  id: string;
  workspaceId?: string | null;
  before?: object | null;
  after?: object | null;
  /** Where one verb has several names: an edit that moves the date is a "release.move". */
  action?: Action;
  /** The kind of thing, where the action does not begin with it: a "flag.create" happens to a "featureFlag". */
  entity?: string;
}

declare const ENDED: unique symbol;
/** The end of an act. Made by `done` and `unchanged` only, so no verb can end without having said what it leaves behind. */
export interface Ended<Answer> {
  readonly [ENDED]: Answer;
}

type Events = { [Topic in keyof EventTopics]: readonly [topic: Topic, ...said: EventTopics[Topic]] };

/** One transaction and everything that goes with it. Nothing of it is seen by anybody before the whole of it stands. */
export interface Act<Lines extends readonly unknown[] = readonly unknown[]> {
  readonly trx: Transaction<DB>;
  readonly actor: Actor;
  readonly now: Date;
  readonly publicUrl: string;
  readonly signer: Signer;
  /** Holds a row of the actor's until the end, in the order of `nouns.ts`; asks for the verb's gate where the row is at home. */
  lock<Name extends Noun>(noun: Name, id: string, version?: number): Promise<Locked[Name]>;
  /** Search rows to be made anew, once each however often they are named. */
  refreshSearch(kind: Kind, ids: readonly string[]): void;
  enqueue<Name extends JobKind>(kind: Name, data: JobKinds[Name], afterSeconds?: number): void;
  /** A letter that stands in the outbox with the change, and is handed over by a job. */
  enqueueMail(letter: Letter): void;
  notify(news: News): void;
  /** News for open pages, heard once the change stands. */
  publish(...event: Events[keyof EventTopics]): void;
  /** Another verb as part of this one: same transaction, its line and its news with ours, or none of either. */
  runWithin<Input, Answer extends Json>(verb: Verb<Input, Answer>, input: Input): Promise<Answer>;
  /** The end of an act that changed something. */
  done<Answer extends Json>(answer: Answer, ...lines: Lines): Ended<Answer>;
  /** The end of an act that found everything as it was to be: it leaves no line, no job, no news. */
  unchanged<Answer extends Json>(answer: Answer): Ended<Answer>;
}

interface Common<Input> {
  /** Who may at all, by what is known of the actor; judged again by the rows that are locked. */
  may?(actor: Actor, input: Input): boolean;
  /** For the few verbs that nobody has to be signed in for. */
  forVisitors?: true;
  /** Refused to persons who have not proven their address yet: it reaches beyond what they typed themselves. */
  asksProof?: true;
  /** Counted before the transaction begins: what is refused later stays counted, and no act waits for a counter. */
  limits?: {
    uses(input: Input, actor: Actor, from: ActContext): Uses | Promise<Uses>;
    full(retryAfter: number): UserError;
  };
  /** Unique indexes that two acts may meet at, by name, and the refusal of the second, or that it is judged again. Others are accidents. */
  taken?: Record<string, (() => Error) | "judged again">;
  /** Asked of the workspace of what is locked. */
  gate?: Gate;
  /** Locks rows of every workspace: for those who run the platform, whom `may` has to ask for. */
  everywhere?: true;
  /** What a key or an assistant needs. Left out: only persons at a screen. */
  scope?: Scope;
  /** Set by `preparedVerb`. */
  prepare?(input: Input, from: ActContext): Promise<unknown>;
}
export interface AuditedRule<Input, Answer extends Json> extends Common<Input> {
  audit: Action;
  run(act: Act<[lines: AuditLine | readonly AuditLine[]]>, input: Input): Promise<Ended<Answer>>;
}
export interface UnauditedRule<Input, Answer extends Json> extends Common<Input> {
  /** Why nobody has to answer for it. */
  unaudited: string;
  run(act: Act<[]>, input: Input): Promise<Ended<Answer>>;
  /** Several at once, about different things, with what each answers; refused as a whole where one is to be refused. */
  runEach?(act: Act<[]>, inputs: readonly Input[]): Promise<Ended<readonly Answer[]>>;
}
export interface Verb<
  Input,
  Answer extends Json,
  Rule = AuditedRule<Input, Answer> | UnauditedRule<Input, Answer>,
> {
  readonly name: string;
  readonly rule: Rule;
}

/** A way to change something. Without an `audit`, or a reason why there is none, it does not compile. */
export function verb<Input, Answer extends Json>(
  name: string,
  rule: AuditedRule<Input, Answer>,
): Verb<Input, Answer, AuditedRule<Input, Answer>>;
export function verb<Input, Answer extends Json>(
  name: string,
  rule: UnauditedRule<Input, Answer>,
): Verb<Input, Answer, UnauditedRule<Input, Answer>>;
export function verb<Input, Answer extends Json>(
  name: string,
  rule: AuditedRule<Input, Answer> | UnauditedRule<Input, Answer>,
): Verb<Input, Answer> {
  return { name, rule };
}

/**
 * A verb with slow work that comes before its transaction, as judging and hashing a password is. What the caller gave stands for
 * it under its key: asked again it gives the first answer, though what it was judged by has changed since.
 */
export function preparedVerb<Input, Ready, Answer extends Json>(
  name: string,
  prepare: (input: Input, from: ActContext) => Promise<Ready>,
  rule: Omit<AuditedRule<Ready, Answer>, Asked> & Counted<Input>,
): Verb<Input, Answer>;
export function preparedVerb<Input, Ready, Answer extends Json>(
  name: string,
  prepare: (input: Input, from: ActContext) => Promise<Ready>,
  rule: Omit<UnauditedRule<Ready, Answer>, Asked> & Counted<Input>,
): Verb<Input, Answer>;
export function preparedVerb<Input, Answer extends Json>(
  name: string,
  prepare: unknown,
  rule: object,
): Verb<Input, Answer> {
  return { name, rule: { ...rule, prepare } as unknown as AuditedRule<Input, Answer> };
}

/** What is judged by what the caller gave, which a prepared verb does not get. */
type Asked = "may" | "limits" | "prepare";
/** Limits come before the preparation, and count by what the caller gave. */
type Counted<Input> = Pick<Common<Input>, "limits">;
