import { expect } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { openUntil } from "../steps/openUntil.ts";
import { arriveAs } from "../steps/signIn.ts";

const PAGE = "/@orrin-vale-quartet/blue-hour-sketches";
const HEARD = "The rain on this one is not rain: it loops.";
const DECISION = "The rain was made by a model, and nothing is told of it.";

journey(
  "a fan reports what a record tells of AI, the administration upholds it, its page says so, and the artist appeals",
  async ({ open }) => {
    const fan = await open();
    await arriveAs(fan, "fan", PAGE);
    await fan.getByRole("heading", { level: 1, name: "Blue Hour Sketches" }).waitFor();
    await fan.getByRole("button", { name: "More about Blue Hour Sketches" }).click();
    await fan.getByRole("menuitem", { name: "Report" }).click();
    const asking = fan.getByRole("dialog", { name: "Report Blue Hour Sketches" });
    await asking.getByLabel("What makes you think so?").fill(HEARD);
    await asking.getByRole("button", { name: "Send report" }).click();
    await asking.getByText(/^You reported this on /).waitFor();

    const judge = await open();
    await arriveAs(judge, "super", "/admin/reports");
    const waiting = judge.getByRole("list", { name: "Waiting to be judged" });
    await waiting.getByText(HEARD).waitFor();
    await waiting.getByRole("button", { name: "Uphold the report about Blue Hour Sketches" }).click();
    const judging = judge.getByRole("dialog", { name: "Uphold the report about Blue Hour Sketches" });
    await judging.getByLabel("Decision").fill(DECISION);
    await judging.getByRole("button", { name: "Uphold" }).click();
    await judging.waitFor({ state: "detached" });
    await expect(waiting.getByText(HEARD)).toHaveCount(0);

    const visitor = await open({ width: 390, height: 844, colorScheme: "light" });
    await visitor.goto(PAGE);
    await visitor.getByText(/^Disputed: a report was looked into/).waitFor();

    const artist = await open();
    await arriveAs(artist, "label");
    const told = artist.getByRole("region", { name: "A report about your use of AI was upheld" });
    await artist.getByRole("button", { name: /^Notifications/ }).click();
    await artist.getByText("A report about “Blue Hour Sketches” was upheld").first().click();
    await told.getByText(DECISION).waitFor();
    await expect(artist.getByText(HEARD)).toHaveCount(0);
    await told.getByRole("button", { name: "Appeal" }).click();
    const appealing = artist.getByRole("dialog", { name: "Appeal the decision about Blue Hour Sketches" });
    await appealing.getByLabel("Your appeal").fill("It is our yard, and our rain.");
    await appealing.getByRole("button", { name: "Send the appeal" }).click();
    await artist.getByRole("region", { name: "Your appeal is being looked at" }).waitFor();

    await openUntil(judge, "/admin/reports", waiting.getByText("It is our yard, and our rain."));
    await waiting.getByRole("button", { name: "Grant the appeal for Blue Hour Sketches" }).click();
    const granting = judge.getByRole("dialog", { name: "Grant the appeal for Blue Hour Sketches" });
    await granting.getByLabel("Decision").fill("We have heard the yard.");
    await granting.getByRole("button", { name: "Grant the appeal" }).click();
    await granting.waitFor({ state: "detached" });
    await visitor.goto(PAGE);
    await visitor.getByRole("heading", { level: 2, name: "Use of AI" }).waitFor();
    await expect(visitor.getByText(/^Disputed/)).toHaveCount(0);
  },
);
