import { journey } from "../browser/journey.ts";
import { openTracks, uploaded } from "../steps/catalog.ts";
import { splitLinkFor } from "../steps/mailbox.ts";
import { newAddress } from "../steps/register.ts";
import { signInAs } from "../steps/signIn.ts";
import { album } from "../steps/song.ts";
import { openAnotherStudio } from "../steps/studio.ts";

journey(
  "a song is shared by three: the split is sent, one signs from her letter without an account, one refuses, and the studio reads why",
  async ({ open }) => {
    const round = Date.now().toString(36);
    const page = await open();
    await signInAs(page, "label");
    await openAnotherStudio(page, `Skerry ${round}`);
    await openTracks(page);
    await page.getByLabel("Choose audio files").setInputFiles(await album(["Low Light"]));
    await uploaded(page, 1);

    await page.getByRole("link", { name: "Low Light" }).first().click();
    await page
      .getByRole("navigation", { name: "Parts of the track" })
      .getByRole("link", { name: "Splits" })
      .click();
    await page.getByRole("button", { name: "Set up a split" }).click();
    const [mira, jon] = [newAddress("mira"), newAddress("jon")];
    await page.getByLabel("Share 1").fill("50");
    for (const [at, name, email, share] of [
      [2, "Mira Holt", mira, "33.34"],
      [3, "Jon Ekström", jon, "16.66"],
    ] as const) {
      await page.getByRole("button", { name: "Add a person" }).click();
      await page.getByLabel(`Name ${at}`).fill(name);
      await page.getByLabel(`Email ${at}`).fill(email);
      await page.getByLabel(`Share ${at}`).fill(share);
    }
    await page.getByText("Shares add up to 100%.").waitFor();
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByRole("button", { name: "Send for signatures" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Waiting for signatures").or(page.getByText("Partly signed")).first().waitFor();

    const visitor = await open({ width: 390, height: 844 });
    await visitor.goto(await splitLinkFor(page, mira));
    await visitor.getByRole("heading", { level: 1, name: "Low Light" }).waitFor();
    await visitor.getByText("Your share: 33.34%").waitFor();
    await visitor.getByLabel("Your full name").fill("Mira Holt");
    await visitor.getByRole("button", { name: "Sign", exact: true }).click();
    await visitor.getByText(/^Signed by Mira Holt on/).waitFor();

    await visitor.goto(await splitLinkFor(page, jon));
    await visitor.getByRole("button", { name: "I do not agree" }).click();
    await visitor.getByLabel("What is wrong?").fill("I wrote half of it.");
    await visitor.getByRole("button", { name: "Refuse this split" }).click();
    await visitor.getByRole("dialog").getByRole("button", { name: "Refuse", exact: true }).click();
    await visitor.getByText(/^You refused this split on/).waitFor();

    await page.goto("/finances/splits?state=refused");
    await page.getByRole("link", { name: "Low Light" }).click();
    await page.getByText("I wrote half of it.").waitFor();
    await page.getByRole("button", { name: "Change the split" }).waitFor();
  },
);
