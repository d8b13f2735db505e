import { expect } from "@playwright/test";
import { DEFAULT_DEMO_PASSWORD } from "../../server/configuration.ts";
import { ownJourney } from "../browser/ownServer.ts";
import { openTracks, uploaded } from "../steps/catalog.ts";
import { openUntil } from "../steps/openUntil.ts";
import { newAddress } from "../steps/register.ts";
import { arriveAs } from "../steps/signIn.ts";
import { album } from "../steps/song.ts";
import { sendSplit, signSplit } from "../steps/splits.ts";

/** Its money is there at once. */
const QUICK_CARD = "4000 0000 0000 0077";

ownJourney(
  "a song that two of three signed for is sold, paid on the test page, refunded in part and paid out; the third share stays held, and the statement adds up by hand",
  async ({ open, own }) => {
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "label");
    await openTracks(page);
    await page.getByLabel("Choose audio files").setInputFiles(await album(["Skerry Song"]));
    await uploaded(page, 1);
    const mira = { name: "Mira Holt", email: newAddress("mira"), share: "33.34" };
    const jon = { name: "Jon Ekström", email: newAddress("jon"), share: "16.66" };
    await sendSplit(page, "Skerry Song", "50", [mira, jon]);
    await signSplit(await open({ serviceWorker: false, width: 390, height: 844 }), page, mira);

    const buyer = await open({ serviceWorker: false });
    const wanted = { title: "Skerry Song", quantity: 5, unitMinor: "1000", buyer: "ada@example.test" };
    await buyer.goto(await own.sell(wanted));
    await buyer.getByText("TEST MODE").first().waitFor();
    await buyer.getByLabel("Card number").fill(QUICK_CARD);
    await buyer.getByRole("button", { name: "Pay $50.00" }).click();
    await buyer.waitForURL((url) => url.pathname === "/");

    // 50.00 less 1.75 of the provider: 48.25, of which half is the studio's. A fifth goes back; what the provider keeps of that is its seller's.
    const sale = page.getByRole("link", { name: "Skerry Song" });
    await openUntil(page, "/finances", sale.first());
    await sale.first().click();
    await page.getByRole("heading", { level: 1, name: "Skerry Song" }).waitFor();
    await page
      .getByRole("row", { name: /^Fee of the payment provider/ })
      .getByText("-$1.75")
      .waitFor();
    await page.getByRole("button", { name: "Refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Refund" });
    await dialog.getByRole("combobox", { name: "Skerry Song" }).selectOption("Some of the 5");
    await dialog.getByRole("button", { name: "Give back $10.00" }).click();
    await page.getByText("Partly refunded").waitFor();
    await page.getByRole("region", { name: "Refunds" }).getByText("Given back").waitFor();

    await own.passHold();
    await page.goto("/finances/payouts");
    await page.getByLabel("Country of your bank").selectOption("Portugal");
    await page.getByRole("button", { name: "Set up payouts" }).click();
    await page.getByLabel("Your name").fill("Camille Duarte");
    await page.getByLabel("Account number or IBAN").fill("000123456789");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Ready. Your bank account ends in 6789.").waitFor();
    await page.getByRole("button", { name: "Pay out" }).click();
    const asked = page.getByRole("dialog", { name: "Pay out" });
    await asked.getByLabel("Your password").fill(process.env.DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD);
    await asked.getByRole("button", { name: "Pay out" }).click();
    await asked.waitFor({ state: "detached" });
    await page.goto("/_stripe/control");
    await page.getByRole("button", { name: "7 days pass" }).click();
    await openUntil(page, "/finances/payouts", page.getByText("Paid", { exact: true }));

    const file = page.getByRole("link", { name: /^Statement of .* as CSV$/ });
    const csv = await (await page.request.get((await file.getAttribute("href"))!)).text();
    const [head, ...lines] = csv.trim().split("\r\n");
    expect(head).toBe("Date,What,Sale,Currency,Amount,Balance");
    expect(lines.map((line) => line.split(",").filter((_, column) => column !== 0 && column !== 2))).toEqual([
      ["Hold over", "USD", "18.95", "18.95"],
      ["Payout", "USD", "-18.95", "0.00"],
    ]);
    // What is left of 50.00 after the provider's 1.75 and the 10.00 that went back is 38.25.
    expect(await own.owed(mira.email)).toEqual({ held: 0n, available: 1287n });
    expect(await own.owed(jon.email)).toEqual({ held: 643n, available: 0n });
    expect(1895n + 1287n + 643n).toBe(3825n);
  },
);
