import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

journey(
  "GraphiQL opens for the superadmin alone, asks no other host, and runs a query",
  async ({ address, open }) => {
    const fan = await open({ refusals: [404] });
    await arriveAs(fan, "fan");
    const closed = await fan.goto("/graphiql");
    if (closed?.status() !== 404) throw new Error(`A fan gets ${closed?.status()} at /graphiql.`);

    const page = await open();
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      const isOurs = request.url().startsWith(address) || /^(blob|data):/.test(request.url());
      if (!isOurs) elsewhere.push(request.url());
    });
    await arriveAs(page, "super");
    await page.goto(`/graphiql?query=${encodeURIComponent("{ viewer { email } }")}`);
    await page.getByRole("button", { name: /Execute query/ }).click();
    await page
      .getByRole("region", { name: "Operation Response" })
      .or(page.locator(".result-window"))
      .getByText("super@demo.example")
      .waitFor();
    if (elsewhere.length > 0) throw new Error(`It asked ${elsewhere.join(", ")}`);
  },
);
