import { testServerUrl } from "./template.ts";

type Test = (...given: Parameters<typeof test>) => void;

// `test` is each file's own, and this module is shared by many.
/** A test of what only several sessions can do; skipped on the embedded engine, which has one. */
export const onServer: Test = (...given) => (testServerUrl ? test : test.skip)(...given);

/** A test of what the embedded engine alone does; skipped on PostgreSQL. */
export const onEmbedded: Test = (...given) => (testServerUrl ? test.skip : test)(...given);
