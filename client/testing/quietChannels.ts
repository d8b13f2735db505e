/** What every browser has and jsdom lacks, here with nobody at the other end. Called before a page is opened. */
export function quietChannels(): void {
  globalThis.BroadcastChannel ??= class extends EventTarget {
    onmessage = null;
    onmessageerror = null;
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
    }
    postMessage() {}
    close() {}
  } as unknown as typeof BroadcastChannel;
}
