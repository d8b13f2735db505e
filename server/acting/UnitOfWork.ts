import type { Transaction } from "kysely";
import { appendAudit } from "../../db/audit/appendAudit.ts";
import { chainOf } from "../../db/audit/chain.ts";
import { refreshSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import type { Kind } from "../../domain/search/kinds.ts";
import { gateClosed, NotFound } from "../graphql/errors.ts";
import { notify } from "../notifications/notify.ts";
import type { EventTopics } from "../providers/events.ts";
import { type Letter, storeMail } from "../providers/mail.ts";
import type { ActContext } from "./ActContext.ts";
import { reachOf, tierAt, viaOf, viewerOf } from "./actor.ts";
import { authorize } from "./authorize.ts";
import { countWrites } from "./countWrites.ts";
import { LOCK_ORDER, type Locked, NOUNS, type Noun } from "./nouns.ts";
import type { Act, Action, AuditLine, Ended, Json, Verb } from "./verb.ts";

/** News of a change, to be published once it stands. */
export type Said = [topic: keyof EventTopics, ...words: unknown[]][];

interface End {
  answer: Json;
  /** Null where everything was found as it was to be. */
  lines: readonly AuditLine[] | null;
}

/** What an act brings together, and the order in which it is written. */
export class UnitOfWork {
  readonly said: Said = [];
  readonly #from: ActContext;
  readonly #trx: Transaction<DB>;
  #now: Date;
  readonly #stale = new Map<Kind, Set<string>>();
  readonly #outbox: (() => Promise<unknown>)[] = [];
  readonly #lines: (AuditLine & { action: Action })[] = [];
  readonly #writes: { count: number };
  #lastLocked = -1;

  constructor(from: ActContext, trx: Transaction<DB>) {
    const { counted, writes } = countWrites(trx);
    this.#from = from;
    this.#trx = counted;
    this.#writes = writes;
    this.#now = from.now();
  }

  async run<Input, Answer extends Json>(verb: Verb<Input, Answer>, input: Input): Promise<Answer> {
    return (await this.#end(verb, (act) => verb.rule.run(act, input))) as Answer;
  }

  /** Several acts of one verb: at once where it can, else one after the other. */
  async runEach<Input, Answer extends Json>(
    verb: Verb<Input, Answer>,
    inputs: readonly Input[],
  ): Promise<Answer[]> {
    const { rule } = verb;
    if ("runEach" in rule && rule.runEach && inputs.length > 1) {
      this.#startNext();
      return (await this.#end(verb, (act) => rule.runEach!(act, inputs))) as Answer[];
    }
    const answers: Answer[] = [];
    for (const input of inputs) {
      this.#startNext();
      answers.push(await this.run(verb, input));
    }
    return answers;
  }

  /** Each of several acts locks from the beginning of the order, at its own time. */
  #startNext(): void {
    this.#lastLocked = -1;
    this.#now = this.#from.now();
  }

  async #end(verb: Verb<any, any>, run: (act: Act<any>) => Promise<Ended<unknown>>): Promise<Json> {
    const { rule } = verb;
    const writtenBefore = this.#writes.count;
    const { answer, lines } = (await run(this.#actOf(verb))) as unknown as End;
    if (!lines && this.#writes.count > writtenBefore)
      throw new Error(`${verb.name} says that it left everything as it was, and wrote.`);
    if ("audit" in rule) for (const line of lines ?? []) this.#lines.push({ action: rule.audit, ...line });
    return answer;
  }

  /** Writes what goes with the change. The log comes last: the end of a chain is held by one act at a time. */
  async flush(): Promise<void> {
    const { actor, requestId, clientAddress } = this.#from;
    for (const [kind, ids] of this.#stale) await refreshSearchDocs(this.#trx, kind, [...ids]);
    for (const write of this.#outbox) await write();
    const entries = this.#lines.map(({ id, ...line }) => ({
      actorId: viewerOf(actor)?.userId ?? null,
      via: viaOf(actor),
      requestId,
      ip: clientAddress,
      at: this.#now,
      entity: line.action.slice(0, line.action.indexOf(".")),
      entityId: id,
      ...line,
    }));
    // In one order, so that two acts that both write into several chains never wait for each other.
    for (const entry of entries.toSorted((a, b) => chainOf(a).localeCompare(chainOf(b))))
      await appendAudit(this.#trx, entry);
  }

  async #lock<Name extends Noun>(
    noun: Name,
    id: string,
    version: number | undefined,
    { rule }: Verb<any, any>,
  ) {
    const place = LOCK_ORDER.indexOf(noun);
    if (place < this.#lastLocked)
      throw new Error(`A ${noun} is locked before a ${LOCK_ORDER[this.#lastLocked]}.`);
    this.#lastLocked = place;
    const how = NOUNS[noun];
    const row = await how.lock(this.#trx, id, rule.everywhere ? "every" : reachOf(this.#from.actor));
    if (!row) throw new NotFound();
    const tier = tierAt(this.#from.actor, how.home(row));
    if (rule.gate && !(tier && passesGate(tier, rule.gate))) throw gateClosed(rule.gate);
    if (version !== undefined && how.version?.(row) !== version) throw how.stale?.(id) ?? new NotFound();
    return row;
  }

  async #storeMail(letter: Letter): Promise<void> {
    const mailId = await storeMail(this.#trx, { locale: this.#from.locale ?? null, ...letter });
    if (mailId) await this.#from.services.jobs.enqueue(this.#trx, "send-mail", { mailId });
  }

  #actOf(verb: Verb<any, any>): Act<any> {
    const { services, actor } = this.#from;
    const [trx, now] = [this.#trx, this.#now];
    const later = (write: () => Promise<unknown>) => void this.#outbox.push(write);
    const end = (answer: Json, lines: readonly AuditLine[] | null) =>
      ({ answer, lines }) satisfies End as unknown as Ended<any>;
    return {
      ...{ trx, actor, now, publicUrl: services.settings.publicUrl, signer: services.signer },
      lock: <Name extends Noun>(noun: Name, id: string, version?: number): Promise<Locked[Name]> =>
        this.#lock(noun, id, version, verb),
      refreshSearch: (kind, ids) =>
        void this.#stale.set(kind, new Set([...(this.#stale.get(kind) ?? []), ...ids])),
      enqueue: (kind, data, afterSeconds) =>
        later(() => services.jobs.enqueue(trx, kind, data, afterSeconds)),
      enqueueMail: (letter) => later(() => this.#storeMail(letter)),
      notify: (news) =>
        later(async () => {
          const { userId, notificationId, letter } = await notify(trx, news, now);
          if (notificationId) this.said.push(["notificationsChanged", userId, { notificationId }]);
          if (letter) await this.#storeMail(letter);
        }),
      publish: (...event) => void this.said.push(event as never),
      runWithin: async (inner, input) => {
        if (inner.rule.prepare) throw new Error(`${inner.name} has work to do before a transaction begins.`);
        authorize(actor, inner, input);
        return this.run(inner, input);
      },
      done: (answer: Json, lines: AuditLine | readonly AuditLine[] = []) => end(answer, [lines].flat()),
      unchanged: (answer: Json) => end(answer, null),
    };
  }
}
