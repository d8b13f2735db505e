import { testServerUrl } from "./template.ts";

/** A test of what only several sessions can do; skipped on the embedded engine, which has one. */
export const onServer = testServerUrl ? test : test.skip;

/** A test of what the embedded engine alone does; skipped on PostgreSQL. */
export const onEmbedded = testServerUrl ? test.skip : test;
