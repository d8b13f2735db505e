import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { KeptBrowser } from "../browser/keptBrowser.ts";
import type { LineFault, ThinProxy } from "../browser/thinProxy.ts";
import { signInAs } from "../steps/signIn.ts";
import { changeTempo } from "../steps/tempo.ts";
import { makePlaylist } from "../steps/unsaved.ts";
import { waitUntil } from "../steps/waitUntil.ts";
import { waitForWorker } from "../steps/worker.ts";
import { SONGS } from "./pageSteps.ts";
import { openBook } from "./serverBook.ts";
import { unsavedOnDevice } from "./unsavedOnDevice.ts";

/** Only what hangs ends by it. */
const PATIENCE_MS = 60_000;
const RECORD = "/@mara-lune/tidal-memory";
const LISTS = "/library?tab=playlists";
const TRACKS = "/catalog/tracks";

/** A playlist as the person knows it. */
interface List {
  id: string;
  title: string;
  songs: string[];
}

/** An artist at the app's own screens, over a line that fails, and a book of everything that the screens called saved. */
export class PageWorld {
  readonly #browser: KeptBrowser;
  readonly #line: ThinProxy;
  readonly #server;
  readonly #name: string;
  #context!: BrowserContext;
  #page!: Page;
  #isKnownOffline = false;
  #isCut = false;
  #made = 0;
  #lists: List[] = [];
  /** Of the songs, as the queue names them. */
  #ids: ReadonlyMap<string, string> = new Map();
  #liked = new Set<string>();
  #tempos = new Map<string, number | null>();

  #before = { liked: this.#liked, tempos: this.#tempos };

  /** `address` is where the server is reached past the line; `name` begins the titles of all that is made here. */
  constructor(browser: KeptBrowser, line: ThinProxy, address: string, name: string) {
    this.#browser = browser;
    this.#line = line;
    this.#name = name;
    this.#server = openBook(() => this.#context, address);
  }

  /** Signs in and looks once at what is used without a network later. */
  async begin(): Promise<void> {
    await this.#start();
    // Signing in asks for paths of the address.
    const goto = this.#page.goto.bind(this.#page);
    this.#page.goto = (path, options) => goto(new URL(path, this.#line.address).href, options);
    await signInAs(this.#page, "artist");
    await waitForWorker(this.#page);
    await this.#open(TRACKS);
    await this.#page.getByRole("button", { name: `Edit ${SONGS[0]}` }).waitFor();
    await this.#open(LISTS);
    await this.#page.getByRole("button", { name: "New playlist" }).waitFor();
    await this.#open(RECORD);
    await this.#page.getByRole("button", { name: `Add ${SONGS[0]} to a playlist` }).click();
    await this.#page.getByRole("dialog").getByRole("button", { name: "Create" }).waitFor();
    await this.#page.keyboard.press("Escape");
    const { ids, liked, tempos } = await this.#server.read();
    this.#ids = ids;
    this.#liked = new Set(SONGS.filter((song) => liked.has(song)));
    this.#tempos = new Map(SONGS.map((song) => [song, tempos.get(song) ?? null]));
    this.#before = { liked: new Set(this.#liked), tempos: new Map(this.#tempos) };
  }

  async makeList(): Promise<void> {
    const title = `${this.#name} ${++this.#made}`;
    await makePlaylist(this.#page, title, (path) => this.#open(path));
    this.#lists.push({ id: new URL(this.#page.url()).pathname.split("/").at(-1)!, title, songs: [] });
  }

  async rename(which: number): Promise<void> {
    const list = await this.#shown(which);
    if (!list) return;
    await this.#open(LISTS);
    await this.#page.getByRole("link", { name: list.title, exact: true }).first().click();
    await this.#page.getByRole("button", { name: "Edit title and description" }).click();
    const title = `${this.#name} ${++this.#made}`;
    await this.#page.getByRole("textbox", { name: /^Title/ }).fill(title);
    await this.#page.getByRole("button", { name: "Save", exact: true }).click();
    await this.#page.getByRole("button", { name: `More about ${title}`, exact: true }).waitFor();
    list.title = title;
  }

  async add(which: number, song: string): Promise<void> {
    const list = await this.#shown(which);
    if (!list) return;
    await this.#open(RECORD);
    await this.#page.getByRole("button", { name: `Add ${song} to a playlist` }).click();
    const choices = this.#page.getByRole("list", { name: "Your playlists" });
    await choices.getByText(list.title, { exact: true }).click();
    await this.#page.getByText(`“${song}” is in ${list.title}.`).waitFor();
    list.songs.push(song);
  }

  async like(song: string): Promise<void> {
    await this.#open(RECORD);
    const heart = this.#page.getByRole("button", { name: `Like ${song}`, exact: true });
    const isLiked = this.#liked.has(song);
    const isShown = await expect(heart)
      .toHaveAttribute("aria-pressed", String(isLiked))
      .then(
        () => isLiked,
        (wrong: unknown) => {
          // Who is cut off sees a heart as it was when the page was read last, and presses what they see.
          if (!this.#isCut) throw wrong;
          return !isLiked;
        },
      );
    const wanted = !isShown;
    await heart.click();
    // A heart is shown before it is kept: it counts once it is on the disk or on the server.
    const isKept = async () =>
      (await this.#waits("likes", song, wanted)) || (await this.#server.read()).liked.has(song) === wanted;
    await waitUntil(`the heart of ${song} is kept`, isKept);
    if (wanted) this.#liked.add(song);
    else this.#liked.delete(song);
  }

  async setTempo(song: string, tempo: number): Promise<void> {
    await this.#open(TRACKS);
    await changeTempo(this.#page, song, String(tempo));
    this.#tempos.set(song, tempo);
  }

  async fail(faults: readonly LineFault[]): Promise<void> {
    this.#line.fail(faults);
  }

  /** `isKnown`: the browser says so, as when a phone leaves its network. */
  async cut(isKnown: boolean): Promise<void> {
    this.#isCut = true;
    await this.#line.goAway();
    await this.#setKnown(isKnown);
  }

  async restore(): Promise<void> {
    await this.#line.comeBack();
    this.#isCut = false;
    await this.#setKnown(false);
  }

  async reload(): Promise<void> {
    await this.#page.reload({ waitUntil: "domcontentloaded" });
  }

  async kill(): Promise<void> {
    // Chromium writes cookies half a minute late, and this is about what was kept, not about who is signed in.
    const cookies = await this.#context.cookies();
    await this.#browser.kill();
    await this.#start();
    await this.#context.addCookies(cookies);
    await this.#setKnown(this.#isKnownOffline);
    await this.#open(LISTS);
  }

  /** The line holds again, everything is sent, and the server's book is compared with the person's. */
  async settle(): Promise<void> {
    this.#line.fail([]);
    await this.restore();
    await this.#open(LISTS);
    await this.#page.getByRole("button", { name: "New playlist" }).waitFor();
    await waitUntil("nothing waits", async () => {
      if ((await unsavedOnDevice(this.#page)).length === 0) return true;
      await this.#syncNow();
      return false;
    });
    const { lists, liked, tempos } = await this.#server.read();
    const own = lists.filter(({ title }) => title.startsWith(`${this.#name} `));
    const inOrder = (all: readonly { title: string; songs: readonly string[] }[]) =>
      all.map(({ title, songs }) => `${title}: ${songs.join(", ")}`).toSorted();
    expect(inOrder(own)).toEqual(inOrder(this.#lists));
    expect(SONGS.filter((song) => liked.has(song))).toEqual(SONGS.filter((song) => this.#liked.has(song)));
    expect(SONGS.map((song) => tempos.get(song))).toEqual(SONGS.map((song) => this.#tempos.get(song)));
    // What the person sees is what the server has.
    for (const { title } of this.#lists)
      await this.#page.getByRole("link", { name: title, exact: true }).first().waitFor();
    for (const { id } of own) await this.#server.write("DELETE", `/playlists/${id}`);
    this.#lists = [];
  }

  /** Leaves hearts and tempos as they were, for whoever comes next. */
  async leave(): Promise<void> {
    for (const song of SONGS) {
      const id = this.#ids.get(song);
      const isLiked = this.#before.liked.has(song);
      if (isLiked !== this.#liked.has(song))
        await this.#server.write("PUT", `/data/likes/${id}`, { liked: isLiked });
      const bpm = this.#before.tempos.get(song);
      if (bpm !== this.#tempos.get(song))
        await this.#server.write("PUT", `/catalog/${id}`, { kind: "track", bpm, sync: { changed: ["bpm"] } });
    }
  }

  /** One of the playlists that screens show: without a network those alone that are on their way; of the rest what was read before. */
  async #shown(which: number): Promise<List | undefined> {
    const made = new Set(
      (await unsavedOnDevice(this.#page)).flatMap(({ table, action, entityId }) =>
        table === "playlists" && action === "create" ? [entityId] : [],
      ),
    );
    const shown = this.#lists.filter(({ id }) => !this.#isCut || made.has(id));
    return shown[which % shown.length];
  }

  async #start(): Promise<void> {
    this.#context = await this.#browser.start();
    this.#context.setDefaultTimeout(PATIENCE_MS);
    this.#page = await this.#context.newPage();
    // Of a phone, where a track has one button that edits it.
    await this.#page.setViewportSize({ width: 390, height: 844 });
  }

  #open(path: string) {
    const { href } = new URL(path, this.#line.address);
    return this.#page.goto(href, { waitUntil: "domcontentloaded" });
  }

  async #setKnown(isOffline: boolean): Promise<void> {
    this.#isKnownOffline = isOffline;
    await this.#context.setOffline(isOffline);
  }

  async #syncNow(): Promise<void> {
    const pill = this.#page.getByRole("banner").getByRole("button", { name: /changes? waiting/ });
    const dialog = this.#page.getByRole("dialog", { name: "Not saved yet" });
    if (!(await dialog.isVisible())) await pill.click({ timeout: 2_000 }).catch(() => {});
    const button = dialog.getByRole("button", { name: "Sync now" });
    await button.click({ timeout: 2_000 }).catch(() => {});
    await this.#page.keyboard.press("Escape");
  }

  async #waits(table: string, song: string, liked: boolean): Promise<boolean> {
    const entries = await unsavedOnDevice(this.#page);
    const id = this.#ids.get(song);
    return entries.some(
      (entry) => entry.table === table && entry.entityId === id && entry.data.liked === liked,
    );
  }
}
