import { defineConfig } from "@playwright/test";

/** The journeys of e2e/journeys in a real Chromium, one after the other: they live on one server. Run by scripts/testBrowser.ts. */
export default defineConfig({
  testDir: "e2e/journeys",
  testMatch: "*.journey.ts",
  workers: 1,
  retries: 0,
  // For a machine that does many things at once: only what hangs ends by it.
  timeout: 900_000,
  use: {
    ...(process.env.TEST_ADDRESS ? { baseURL: process.env.TEST_ADDRESS.replace(/\/$/, "") } : {}),
    trace: "retain-on-failure",
    screenshot: { mode: "only-on-failure", fullPage: true },
  },
});
