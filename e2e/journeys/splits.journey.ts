import { journey } from "../browser/journey.ts";
import { openTracks, uploaded } from "../steps/catalog.ts";
import { splitLinkFor } from "../steps/mailbox.ts";
import { newAddress } from "../steps/register.ts";
import { arriveAs } from "../steps/signIn.ts";
import { album } from "../steps/song.ts";
import { sendSplit, signSplit } from "../steps/splits.ts";
import { openAnotherStudio } from "../steps/studio.ts";

journey(
  "a song is shared by three: the split is sent, one signs from her letter without an account, one refuses, and the studio reads why",
  async ({ open }) => {
    const round = Date.now().toString(36);
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "label");
    await openAnotherStudio(page, `Skerry ${round}`);
    await openTracks(page);
    await page.getByLabel("Choose audio files").setInputFiles(await album(["Low Light"]));
    await uploaded(page, 1);

    const [mira, jon] = [newAddress("mira"), newAddress("jon")];
    const others = [
      { name: "Mira Holt", email: mira, share: "33.34" },
      { name: "Jon Ekström", email: jon, share: "16.66" },
    ] as const;
    await sendSplit(page, "Low Light", "50", others);

    const visitor = await open({ serviceWorker: false, width: 390, height: 844 });
    await signSplit(visitor, page, others[0]);
    await visitor.getByRole("heading", { level: 1, name: "Low Light" }).waitFor();

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
