import { journey } from "../browser/journey.ts";
import { demoAccount, signInAs } from "../steps/signIn.ts";

journey(
  "a wrong password is refused in one sentence, and signing out leads to the front door",
  async ({ open }) => {
    const page = await open({ refusals: [401] });
    await page.goto("/auth?view=login");
    await page.getByRole("heading", { level: 1, name: "Welcome Back" }).waitFor();
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await page.getByRole("alert").getByText("Please enter your email address.").waitFor();
    await page.getByRole("tab", { name: "Password" }).click();
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("alert").getByText("Please enter both email and password.").waitFor();
    await page.getByLabel("Email").fill(demoAccount("fan").email);
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("not the password");
    await page.getByRole("button", { name: "Show password" }).click();
    if ((await password.getAttribute("type")) !== "text") throw new Error("The password stays hidden.");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("alert").getByText("Invalid credentials").waitFor();

    await signInAs(page, "fan");
    await page.getByRole("button", { name: "Mara Okafor Fan" }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await page.getByRole("link", { name: "I'm a Music Fan" }).waitFor();
    await page.waitForURL((url) => url.pathname === "/");
  },
);
