import type { Page } from "@playwright/test";

/** Makes a playlist from the library of whoever is here, and waits until it is shown. `open` goes to a path. */
export async function makePlaylist(page: Page, title: string, open: (path: string) => Promise<unknown>) {
  await open("/library?tab=playlists");
  await page.getByRole("button", { name: "New playlist" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** What the top bar says of changes that wait; absent where none do. */
export const pillOf = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`\\b${count} changes? waiting`) });

/** The playlists of whoever is signed in that the server has under this title, by their ids. */
export const playlistsOnServer = (page: Page, title: RegExp): Promise<string[]> =>
  page.evaluate(async (pattern) => {
    const found: string[] = [];
    for (let since = "", more = true; more; ) {
      const answer = await fetch(`/api/changes?limit=200${since && `&since=${since}`}`, {
        headers: { "x-levare": "1", "x-levare-sync": "1", accept: "application/json" },
      });
      if (!answer.ok) throw new Error(`What changed is not told: ${answer.status}`);
      const told = await answer.json();
      for (const { table, id, doc } of told.changes)
        if (table === "playlists" && doc && new RegExp(pattern).test(doc.title)) found.push(id);
      since = encodeURIComponent(told.next);
      more = told.more;
    }
    return found;
  }, title.source);

/** Takes them away again. */
export const removePlaylists = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const id of all)
      await fetch(`/api/playlists/${id}`, {
        method: "DELETE",
        headers: { "x-levare": "1", "x-levare-sync": "1", "idempotency-key": crypto.randomUUID() },
      });
  }, ids);
