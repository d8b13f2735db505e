import type { Config } from "jest";
import { THOROUGHNESS } from "./domain/testing/thoroughness.ts";

const transform = {
  "\\.tsx?$": [
    "<rootDir>/scripts/jest/transform.mts",
    {
      configFile: false,
      babelrc: false,
      plugins: [
        ["relay", { eagerEsModules: true, artifactDirectory: "./client/__generated__" }],
        "@lingui/babel-plugin-lingui-macro",
      ],
      presets: [
        ["@babel/preset-typescript", { onlyRemoveTypeImports: true }],
        ["@babel/preset-react", { runtime: "automatic" }],
      ],
    },
  ],
  "react-dom-client\\.development\\.js$": "<rootDir>/scripts/jest/oneRetryLane.mts",
} satisfies Config["transform"];

const serverFromOutside = {
  [`^${import.meta.dirname}/(db|server)/.*\\.ts$`]: "<rootDir>/scripts/jest/asNodeLoads.mts",
};

const isWatched = process.argv.some((word) => word.startsWith("--watch"));

const shared = {
  transform,
  transformIgnorePatterns: ["/node_modules/(?!react-dom/)"],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  modulePathIgnorePatterns: ["<rootDir>/dist", "<rootDir>/.data"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/client/testing/noStyles.ts",
    "\\.po$": "<rootDir>/client/testing/noTexts.ts",
  },
};
const browser = "<rootDir>/client/testing/browserEnvironment.mts";
const knownNoise = "<rootDir>/client/testing/knownNoise.ts";
const words = "<rootDir>/client/testing/words.ts";
const patience = "<rootDir>/client/testing/patience.ts";
const noOwnerStacks = "<rootDir>/client/testing/noOwnerStacks.ts";

export default {
  globalSetup: "./scripts/jest/globalSetup.mts",
  globalTeardown: "./scripts/jest/globalTeardown.mts",
  // For a machine that does many things at once: only what hangs ends by it.
  testTimeout: 240_000 * THOROUGHNESS,
  maxWorkers: 2,
  // Every test file loads its modules anew and leaves them in memory: a worker that holds too many begins again.
  workerIdleMemoryLimit: "2GB",
  testSequencer: "./scripts/jest/sequencer.mts",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "<rootDir>/scripts/jest/nodeEnvironment.mts",
      // Who watches wants what they just changed: modules that are loaded once would stay as they were.
      ...(isWatched ? {} : { testRunner: "<rootDir>/scripts/jest/nativeRunner.mts" }),
      testMatch: ["<rootDir>/{domain,db,server,scripts}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "client",
      testEnvironment: browser,
      setupFilesAfterEnv: [knownNoise, noOwnerStacks, patience, words],
      testMatch: ["<rootDir>/client/**/*.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "e2e",
      // The first that fits is taken: the server comes from outside of the sandbox, loaded once a process.
      ...(isWatched ? {} : { transform: { ...serverFromOutside, ...transform } }),
      testEnvironment: "<rootDir>/e2e/wholeEnvironment.mts",
      // Both halves live in one process here: packages must resolve to their Node builds.
      testEnvironmentOptions: { customExportConditions: ["node"], isServerNative: !isWatched },
      setupFilesAfterEnv: [knownNoise, noOwnerStacks, patience, words],
      testMatch: ["<rootDir>/e2e/*.test.tsx"],
    },
  ],
} satisfies Config;
