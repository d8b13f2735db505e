/** An event that keeps the worker running until its work is done. */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkEvent {
  readonly request: Request;
}

export interface PageEvent extends WorkEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  activate: WorkEvent;
  fetch: RequestEvent;
  message: PageEvent;
}

interface WorkerScope {
  /** Written in by `npm run build`: the files that are kept before they are asked for. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, handle: (event: Events[Kind]) => void): void;
}

/** As much of a service worker's world as is used here: the compiler knows that of pages. */
export const scope = self as unknown as WorkerScope;
