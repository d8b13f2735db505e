import { ownJourney } from "../browser/ownServer.ts";
import { openUntil } from "../steps/openUntil.ts";
import { changeCard } from "../steps/plans.ts";
import { registerArtist } from "../steps/register.ts";

/** It can be kept, and fails when it is charged. */
const EMPTY_CARD = "4000 0000 0000 0341";
const FULL_CARD = "4242 4242 4242 4242";

ownJourney(
  "a card that fails makes an account past due and free in the same moment, and the invoice, paid, brings everything back",
  async ({ open }) => {
    const page = await open({ serviceWorker: false });
    await registerArtist(page, "Ines Solano", "Ines");
    await page.goto("/subscription?plan=pro");
    await page.getByRole("button", { name: "Choose Pro Artist" }).click();
    await page.getByLabel("Card number").fill(FULL_CARD);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("PRO ARTIST").first().waitFor();
    await page.goto("/finances");
    await page.getByRole("heading", { name: "Nothing was sold yet" }).waitFor();

    await page.goto("/subscription");
    await changeCard(page, EMPTY_CARD);
    await page.goto("/_stripe/control");
    await page.getByRole("button", { name: "A month passes" }).click();
    await page.getByRole("button", { name: "A day passes" }).click();
    await openUntil(page, "/subscription", page.getByText("The last payment for Pro Artist failed"));
    await page.goto("/finances");
    await page.getByRole("button", { name: "See what you get" }).waitFor();

    await page.goto("/subscription");
    await changeCard(page, FULL_CARD);
    await page.getByRole("button", { name: "Invoices" }).click();
    await page.getByRole("button", { name: "Pay now" }).click();
    await page.getByRole("link", { name: "Back to Levare" }).click();
    await openUntil(page, "/subscription", page.getByText(/ is charged next on /));
    await page.goto("/finances");
    await page.getByRole("heading", { name: "Nothing was sold yet" }).waitFor();
  },
);
