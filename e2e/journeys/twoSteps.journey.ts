import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { journey } from "../browser/journey.ts";
import { registerArtist } from "../steps/register.ts";

journey(
  "somebody turns two-step sign-in on, comes back with a code, and after the phone is lost with one from paper",
  async ({ open }) => {
    // Each sign-in is answered twice: the password, then the code.
    const page = await open({ serviceWorker: false, refusals: [401] });
    const { email, password } = await registerArtist(page, "Iris Vale", "Iris");

    await page.goto("/settings/account");
    const card = page.getByRole("region", { name: "Two-step sign-in" });
    await card.getByRole("button", { name: "Set up two-step sign-in" }).click();
    await card.getByLabel("Current password").fill(password);
    await card.getByRole("button", { name: "Continue" }).click();
    const key = (await card.locator("code").textContent())!.replaceAll(" ", "");
    const secret = new TextDecoder().decode(base32.decode(key));
    const codeNow = () => createOTP(secret, { digits: 6, period: 30 }).totp();
    await card.getByLabel("Code").fill(await codeNow());
    await card.getByRole("button", { name: "Turn on" }).click();
    await card.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
    const paper = await card.locator("li code").allTextContents();
    await card.getByRole("button", { name: "I have kept them" }).click();

    for (const code of [await codeNow(), paper[0]!]) {
      await page.getByRole("button", { name: /Iris Vale/ }).click();
      await page.getByRole("menuitem", { name: "Sign Out" }).click();
      await page.getByRole("link", { name: "I'm a Music Fan" }).waitFor();
      await page.goto("/auth?view=login&tab=password");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("heading", { level: 1, name: "One more step" }).waitFor();
      await page.getByLabel("Code").fill(code);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("button", { name: /Iris Vale/ }).waitFor();
    }
    await page.goto("/settings/account");
    await page.getByText("Recovery codes left: 9.").waitFor();
  },
);
