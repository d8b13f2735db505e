import type { Locator, Page } from "@playwright/test";

/** Counts what a hand does: each click and each key, but for the letters of names and of what a password manager fills in. */
export class Presses {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(what: Locator): Promise<void> {
    this.count++;
    await what.click();
  }
  async key(name: string): Promise<void> {
    this.count++;
    await this.#page.keyboard.press(name);
  }
  /** A name, into the field that has the focus: its letters do not count. */
  async name(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
  }
}
