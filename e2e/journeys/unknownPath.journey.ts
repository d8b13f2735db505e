import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

journey(
  "an unknown path shows the choice of sides to a visitor, and the dashboard to a member",
  async ({ open }) => {
    const page = await open();
    await page.goto("/no/such/place");
    await page.getByRole("link", { name: "I'm an Artist" }).waitFor();
    await page.getByRole("link", { name: "I'm a Music Fan" }).waitFor();

    await arriveAs(page, "artist", "/no/such/place");
    await page.getByRole("heading", { level: 1, name: "Hello, Mara Lune" }).waitFor();
    await page.getByRole("status").getByText("That page does not exist.").waitFor();
  },
);
