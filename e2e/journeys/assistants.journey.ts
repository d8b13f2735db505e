import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

journey(
  "an artist asks PAM for plays and gets a figure with its page, then for another date: the card is applied by a press and taken back by one, and a phone shows the same",
  async ({ open }) => {
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "artist");
    await page.getByRole("button", { name: "AI assistant" }).click();
    const dialog = page.getByRole("dialog", { name: "AI assistant" });
    await dialog.getByRole("button", { name: "New conversation" }).click();

    await dialog.getByLabel("Message").fill("How many plays last week?");
    await dialog.getByLabel("Message").press("Enter");
    await dialog.getByText(/\d+ plays? counted/).waitFor();
    const source = dialog.locator('a[href^="/catalog/tracks/"]').first();
    await source.waitFor();
    // The last that an answer shows: before it no other question is taken.
    await dialog.getByRole("button", { name: "Not what I meant" }).waitFor();

    await dialog.getByLabel("Message").fill("Postpone Northern Hours by a week");
    await dialog.getByLabel("Message").press("Enter");
    const card = dialog.getByRole("region", { name: "Proposal: Northern Hours" });
    await card.getByRole("button", { name: "Apply" }).click();
    await card.getByText("Applied.").waitFor();
    await card.getByRole("button", { name: "Undo" }).click();
    await card.getByText("Undone. Everything is as it was before.").waitFor();

    const phone = await open({ serviceWorker: false, width: 390, height: 844, colorScheme: "light" });
    await arriveAs(phone, "artist");
    await phone.getByRole("button", { name: "AI assistant" }).click();
    const small = phone.getByRole("dialog", { name: "AI assistant" });
    const there = small.getByRole("region", { name: "Proposal: Northern Hours" });
    await there.getByText("Undone. Everything is as it was before.").waitFor();

    // A figure leads to the page that it is from.
    await source.click();
    await page.waitForURL((url) => url.pathname.startsWith("/catalog/tracks/"));
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
);

journey(
  "an artist asks the designer for a cover, looks at four drafts, uses one, sees it on the release and takes it back; a phone shows the same drafts",
  async ({ open }) => {
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "artist", "/ai-team");
    await page.getByRole("button", { name: "Chat with Graphic Designer" }).click();
    const dialog = page.getByRole("dialog", { name: "AI assistant" });
    await dialog.getByRole("button", { name: "New conversation" }).click();
    await dialog.getByLabel("Message").fill("Make a cover for Harbour Notebook");
    await dialog.getByLabel("Message").press("Enter");
    const drafts = dialog.getByRole("group", { name: /^Drafts of a cover for Harbour Notebook/ });
    await drafts.getByRole("radio").nth(3).waitFor();
    await dialog.getByText("None is set: you choose.").waitFor();
    await drafts.getByRole("radio").nth(2).check();
    await drafts.getByRole("button", { name: "Use this one" }).click();
    await drafts.getByText("This is the cover now.").waitFor();
    await drafts.getByRole("button", { name: "Open" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/releases/harbour-notebook"));
    await page.getByText(/3,?000 by 3,?000 pixels.*ready for stores/).waitFor();
    await page.getByText(/^A drawing of .*, with the title Harbour Notebook/).waitFor();

    const phone = await open({ serviceWorker: false, width: 390, height: 844, colorScheme: "light" });
    await arriveAs(phone, "artist", "/ai-team");
    await phone.getByRole("button", { name: "Chat with Graphic Designer" }).click();
    const there = phone.getByRole("group", { name: /^Drafts of a cover for Harbour Notebook/ });
    await there.getByText("This is the cover now.").waitFor();
    await there.getByRole("button", { name: "Undo" }).click();
    await there.getByText("Undone. Everything is as it was before.").waitFor();
    await phone.goto("/releases?view=list");
    await phone.getByText("Harbour Notebook").first().waitFor();
  },
);
