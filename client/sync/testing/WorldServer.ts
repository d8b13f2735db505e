import type { SyncDoc, SyncEntry } from "../../../domain/sync/entry.ts";
import type { SyncReply } from "../../../domain/sync/hearReply.ts";
import type { ChangePage } from "../pullChanges.ts";
import type { Fault } from "./ModelServer.ts";

/** Whose page asks, and who is signed in on its device. */
export interface Session {
  user: string;
  whose: string;
}

/** What the server is known to have done with a change. */
export interface Applied {
  key: string;
  user: string;
  entity: string;
  /** Null: nothing, or nobody saw. */
  before: SyncDoc | null;
  /** Undefined: it was done, and nobody saw how it stood right after. */
  after: SyncDoc | null | undefined;
}

/** Names of what stands in a world, as its server takes them. */
export interface Words {
  kind: "track" | "release";
  /** Three of them, of texts, of what is in the catalog. */
  fields: readonly string[];
  /** A text that the server refuses in each of them. */
  bad: string;
  /** The things of the catalog and lists that schedules speak of, by whose they are and of which seat. */
  idOf(name: string, user: string, seat: string): string;
  /** Of a change, or of something new; `name` is used nowhere else. */
  newId(name: string): string;
  /** What every change of a thing says beside its fields, and what one says that makes it. */
  said(table: string, user: string, isNew: boolean): SyncDoc;
  /** A new line of a list. */
  line(id: string, user: string): { id: string };
}

/** The server's side of a world: a model of it, or the real one. */
export interface WorldServer {
  readonly words: Words;
  /** In the order in which they were done. */
  readonly applied: readonly Applied[];
  /** What a server saw by itself that must not be. */
  readonly wrong: readonly string[];
  /** Sends as a page does; never throws. `nextFault` is what goes wrong with the next that travels. */
  send(
    session: Session,
    entries: readonly SyncEntry[],
    nextFault: () => Fault,
  ): Promise<readonly SyncReply[]>;
  /** Throws where somebody else is signed in. */
  changes(session: Session, since: string | null): Promise<ChangePage | null>;
  /** Whatever is still on its way has arrived, and can be read. */
  settled(): Promise<void>;
  /** Everything that a person has, by what changes of it are about. */
  docs(user: string): Promise<ReadonlyMap<string, SyncDoc>>;
}
