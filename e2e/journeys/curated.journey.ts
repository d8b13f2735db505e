import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

journey("a fan meets the lists of the demo on Discover, with who chose them", async ({ open }) => {
  const page = await open({ serviceWorker: false });
  await arriveAs(page, "fan", "/discover");
  const row = page.getByRole("region", { name: "Last train out" });
  await row.getByText("Chosen by Ada, Levare.").waitFor();
  await row.getByRole("link", { name: "Undertow" }).waitFor();
});

journey("an administrator finds them at their place, and one more stands on Discover", async ({ open }) => {
  const page = await open({ serviceWorker: false, width: 1440, height: 900 });
  await arriveAs(page, "super", "/admin/discover");
  await page.getByRole("heading", { name: "New in the kitchen" }).waitFor();
  const title = `Slow mornings ${Date.now()}`;
  await page.getByRole("button", { name: "New list" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Title in English").fill(title);
  await drawer.getByLabel("Title in Spanish").fill("Mañanas lentas");
  await drawer.getByLabel("Chosen by").fill("Ada");
  await drawer.getByRole("searchbox", { name: "Find music" }).fill("Undertow");
  await drawer.getByRole("button", { name: "Add Undertow" }).first().click();
  await drawer.getByRole("button", { name: "Make the list" }).click();
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByText(`${title} is deleted.`).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(`${title} is back.`).waitFor();
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("heading", { name: title }).waitFor({ state: "detached" });
});
