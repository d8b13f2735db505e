import type { Page, Request } from "@playwright/test";

/** Everything that went wrong behind a page: errors in the console, policy violations, requests without a good answer. */
export class Troubles {
  readonly found: string[] = [];
  readonly #unanswered = new Map<Request, number>();

  /** What the pages were still waiting for, and since when. */
  unanswered(now = Date.now()): string[] {
    return [...this.#unanswered].map(
      ([request, askedAt]) => `no answer for ${now - askedAt} ms: ${request.method()} ${request.url()}`,
    );
  }

  watch(page: Page, refusals: readonly number[]): void {
    page.on("pageerror", (error) => this.#note(page, `error: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const status = /status of (\d{3})/.exec(message.text())?.[1];
      // The browser writes every bad answer into the console once more.
      if (!status) this.#note(page, `console: ${message.text()} (${message.location().url})`);
    });
    page.on("request", (request) => this.#unanswered.set(request, Date.now()));
    page.on("response", (response) => {
      this.#unanswered.delete(response.request());
      const status = response.status();
      // The door asks twelve people at one address to wait: the step that signs in waits.
      if (status < 400 || status === 429 || refusals.includes(status)) return;
      // Whoever comes into another studio is told to read anew what changed.
      if (status === 410 && new URL(response.url()).pathname === "/api/changes") return;
      this.#note(page, `${status} ${response.request().method()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      this.#unanswered.delete(request);
      const reason = request.failure()?.errorText ?? "";
      // Leaving a page ends its news and its music.
      if (reason !== "net::ERR_ABORTED") this.#note(page, `${reason} ${request.method()} ${request.url()}`);
    });
  }

  #note(page: Page, what: string): void {
    this.found.push(`${new URL(page.url(), "http://nowhere").pathname}: ${what}`);
  }
}
