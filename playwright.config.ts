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
    // Recording takes as long again as the journey: of what failed once (scripts/testBrowser.ts).
    trace: process.env.JOURNEY_TRACE ? "retain-on-failure" : "off",
    screenshot: { mode: "only-on-failure", fullPage: true },
  },
});
